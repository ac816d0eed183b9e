import { describe, expect, it } from 'vitest';
import { findBadges, isEventful } from './findBadges';

const labels = ['v1.5.0', 'v1.6.0', 'develop'];

type State = Parameters<typeof findBadges>[0][number]['state'];

const historyOf = (states: string) =>
  states
    .split(' ')
    .map((state, index) => ({ versionLabel: labels[index] ?? '', state: state as State, changes: [] }));

describe('findBadges', () => {
  it.each([
    ['present present present', 'v1.6.0', ''],
    ['absent added present', 'v1.6.0', 'since v1.6.0'],
    ['absent added changed', 'v1.6.0', 'since v1.6.0'],
    ['absent added changed', 'develop', 'since v1.6.0, changed develop'],
    ['present changed removed', 'v1.6.0', 'changed v1.6.0, removed develop'],
    ['present changed deprecated', 'v1.5.0', 'deprecated develop'],
    ['deprecated present present', 'v1.5.0', ''],
  ])('%s on a page of %s: %s', (states, version, expected) => {
    const badges = findBadges(historyOf(states), version);
    expect(badges.map((badge) => `${badge.kind} ${badge.version}`).join(', ')).toBe(expected);
  });
});

describe('isEventful', () => {
  it.each([
    ['present present present', false],
    ['absent added present', true],
    ['present present removed', true],
  ])('%s: %s', (states, expected) => {
    expect(isEventful(historyOf(states))).toBe(expected);
  });

  it('is so for a note alone', () => {
    expect(isEventful([{ versionLabel: 'v1.5.0', state: 'present', changes: [{}] }])).toBe(true);
  });
});
