import type { Report } from './checkEntry';
import type { SymbolDescription } from './descriptionsSchema';
import type { Subject } from './subjects';

/** Reports members without a group or with two, and names that the class lacks. */
export function checkGroups(
  { groups }: SymbolDescription,
  subject: Subject,
  key: string,
  report: Report,
): void {
  if (!groups) return;
  const seen = new Map<string, string>();
  for (const [group, names] of Object.entries(groups)) {
    for (const name of names) {
      const path = [key, 'groups', group];
      const other = seen.get(name);
      if (!subject.members.has(name)) report(path, `has no member ${name} of its own`, 'remove it');
      else if (other !== undefined) report(path, `${name} is also in "${other}"`, 'keep it in one group');
      seen.set(name, group);
    }
  }
  for (const name of subject.members.keys()) {
    if (!seen.has(name)) report([key, 'groups'], `member ${name} is in no group`, 'add it to one');
  }
}
