import { expect, test } from 'vitest';
import { readAudit } from './audit';

const vulnerable = (severity: string) => ({ vulnerabilities: { uuid: { severity, range: '<11.1.1' } } });

test.each([
  ['a clean answer', `npm warn x\n${JSON.stringify({ vulnerabilities: {} })}`, { passed: 1, failed: 0 }],
  ['a moderate finding', JSON.stringify(vulnerable('moderate')), { passed: 1, failed: 0 }],
  ['a high finding', JSON.stringify(vulnerable('high')), { passed: 0, failed: 1 }],
  ['an error of the registry', '{ "error": { "code": "ENOAUDIT" } }', { passed: 0, failed: 0, skipped: 1 }],
  ['no answer', 'npm error network', { passed: 0, failed: 0, skipped: 1 }],
])('readAudit on %s', (_, output, expected) => {
  expect(readAudit(output)).toMatchObject(expected);
});
