import type { LoadContext, OptionValidationContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { pluginFunction } from './pluginFunction';

const module = {
  default: function greeting({ baseUrl }: LoadContext, { text }: { text: string }) {
    return { name: `${text} ${baseUrl}` };
  },
  validateOptions: ({ options }: OptionValidationContext<{ text?: string }, { text: string }>) => ({
    text: options.text ?? 'hello',
  }),
};

describe('pluginFunction', () => {
  it('runs the plugin, under its own name and with its validation', () => {
    const plugin = pluginFunction(module);
    expect(plugin.name).toBe('greeting');
    expect(plugin.validateOptions?.({ options: {} } as never)).toEqual({ text: 'hello' });
    expect(plugin({ baseUrl: '/docs/' } as LoadContext, { text: 'at' })).toEqual({ name: 'at /docs/' });
  });

  it('leaves a plugin without validation to Docusaurus', () => {
    expect(pluginFunction({ default: module.default }).validateOptions).toBeUndefined();
  });
});
