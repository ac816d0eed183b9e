import { describe, expect, it } from 'vitest';
import { describeIn } from './describeIn';

const description = {
  text: 'A field.',
  parameters: { shape: { type: 'int', text: 'Size.' }, dtype: { type: 'type', text: 'Type.' } },
  example: 'field()',
  output: '1',
  members: {
    fill: { text: 'Fills.', example: 'fill()', versions: { 'v1.5.0': { text: 'Fills slowly.' } } },
    to: { text: 'Copies.' },
  },
  versions: {
    'v1.5.0': {
      parameters: { dtype: { type: 'number type', text: 'A number.' } },
      example: null,
      members: { to: { text: 'Copies everything.' } },
    },
    master: { example: 'field(1)', output: '2' },
  },
};

describe('describeIn', () => {
  it('says the same in a version of which nothing is said', () => {
    const { versions: _, ...shared } = description;
    expect(describeIn(description, 'v1.6.0')).toEqual({
      ...shared,
      members: { fill: { text: 'Fills.', example: 'fill()' }, to: { text: 'Copies.' } },
    });
  });

  it('replaces what differs, parameter by parameter and member by member', () => {
    const old = describeIn(description, 'v1.5.0');
    expect(old.parameters).toEqual({
      shape: { type: 'int', text: 'Size.' },
      dtype: { type: 'number type', text: 'A number.' },
    });
    expect(old.members?.fill).toEqual({ text: 'Fills slowly.', example: 'fill()' });
    expect(old.members?.to).toEqual({ text: 'Copies everything.' });
  });

  it('leaves the output of an example that the version does not have', () => {
    expect(describeIn(description, 'v1.5.0')).toMatchObject({ example: null });
    expect(describeIn(description, 'v1.5.0')).not.toHaveProperty('output');
    expect(describeIn(description, 'master')).toMatchObject({ example: 'field(1)', output: '2' });
  });
});
