import type { Proofs } from '../../plugins/api-reference/proofs';

/** Formats the file with a line for each program, so that a change of a result is a change of one line. */
export function formatProofs({ machine, releases }: Proofs): string {
  const order = Object.keys(releases).sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const bodies = order.map((version) => {
    const kinds = Object.entries(releases[version] ?? {}).map(([kind, records]) => {
      const lines = Object.entries(records).map(
        ([name, record]) => `        ${JSON.stringify(name)}: ${JSON.stringify(record)}`,
      );
      return `      ${JSON.stringify(kind)}: {\n${lines.join(',\n')}\n      }`;
    });
    return `    ${JSON.stringify(version)}: {\n${kinds.join(',\n')}\n    }`;
  });
  return `{\n  "machine": ${JSON.stringify(machine)},\n  "releases": {\n${bodies.join(',\n')}\n  }\n}\n`;
}
