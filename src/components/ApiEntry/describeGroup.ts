import { translate } from '@docusaurus/Translate';
import type { MemberGroup } from '@site/plugins/api-reference/types';

/** Translates the name of a group of members. */
export function describeGroup(group: MemberGroup): string {
  switch (group) {
    case 'create':
      return translate({
        id: 'api.group.create',
        message: 'Create',
        description: 'Heading above a group of members of a class',
      });
    case 'reduce':
      return translate({
        id: 'api.group.reduce',
        message: 'Reductions',
        description: 'Heading above a group of members of a class',
      });
    case 'algebra':
      return translate({
        id: 'api.group.algebra',
        message: 'Linear algebra',
        description: 'Heading above a group of members of a class',
      });
    case 'tree':
      return translate({
        id: 'api.group.tree',
        message: 'Layout tree',
        description: 'Heading above a group of members of a class',
      });
    case 'window':
      return translate({
        id: 'api.group.window',
        message: 'Window',
        description: 'Heading above a group of members of a class',
      });
    case 'draw':
      return translate({
        id: 'api.group.draw',
        message: 'Draw',
        description: 'Heading above a group of members of a class',
      });
    case 'widgets':
      return translate({
        id: 'api.group.widgets',
        message: 'Widgets',
        description: 'Heading above a group of members of a class',
      });
    case 'input':
      return translate({
        id: 'api.group.input',
        message: 'Mouse and keyboard',
        description: 'Heading above a group of members of a class',
      });
    case 'view':
      return translate({
        id: 'api.group.view',
        message: 'View',
        description: 'Heading above a group of members of a class',
      });
    case 'record':
      return translate({
        id: 'api.group.record',
        message: 'Save',
        description: 'Heading above a group of members of a class',
      });
    case 'fill':
      return translate({
        id: 'api.group.fill',
        message: 'Fill and copy',
        description: 'Heading above a group of members of a class',
      });
    case 'convert':
      return translate({
        id: 'api.group.convert',
        message: 'Convert',
        description: 'Heading above a group of members of a class',
      });
    case 'gradient':
      return translate({
        id: 'api.group.gradient',
        message: 'Gradients',
        description: 'Heading above a group of members of a class',
      });
    case 'shape':
      return translate({
        id: 'api.group.shape',
        message: 'Shape and type',
        description: 'Heading above a group of members of a class',
      });
    case 'keys':
      return translate({
        id: 'api.group.keys',
        message: 'Key names',
        description: 'Heading above a group of members of a class',
      });
    case 'inner':
      return translate({
        id: 'api.group.inner',
        message: 'Internals',
        description: 'Heading above a group of members of a class',
      });
    case 'methods':
      return translate({
        id: 'api.group.methods',
        message: 'Methods',
        description: 'Heading above a group of members of a class',
      });
    case 'properties':
      return translate({
        id: 'api.group.properties',
        message: 'Properties',
        description: 'Heading above a group of members of a class',
      });
    case 'attributes':
      return translate({
        id: 'api.group.attributes',
        message: 'Attributes',
        description: 'Heading above a group of members of a class',
      });
    case 'values':
      return translate({
        id: 'api.group.values',
        message: 'Values',
        description: 'Heading above a group of members of a class',
      });
    case 'classes':
      return translate({
        id: 'api.group.classes',
        message: 'Nested classes',
        description: 'Heading above a group of members of a class',
      });
  }
}
