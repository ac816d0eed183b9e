import { translate } from '@docusaurus/Translate';
import { type ProvenExample } from '@site/shared/code/proof';
import { describeReason } from './describeReason';

/** Describes how a tested example ended; empty for one that ran as it stands. */
export function describeEnd({ result }: Pick<ProvenExample, 'result'>): string {
  switch (result) {
    case 'raised':
      return translate({
        id: 'proof.raised',
        message: 'ran, with the error it names',
        description: 'Result of an example that must end with an error, and did',
      });
    case 'compiled':
      return translate({
        id: 'proof.compiled',
        message: 'compiled',
        description: 'Result of an example that is a part of a program, which was compiled but cannot run',
      });
    default:
      return '';
  }
}

/** Describes why an example counts as not tested. */
export function describeCause({ result, reason }: Pick<ProvenExample, 'result' | 'reason'>): string {
  if (result === 'changed') {
    return translate({
      id: 'proof.changed',
      message: 'changed since the last run',
      description: 'Why an example counts as not tested',
    });
  }
  return reason
    ? describeReason(reason)
    : translate({
        id: 'proof.notRun',
        message: 'not run',
        description: 'Result of an example that was not run',
      });
}
