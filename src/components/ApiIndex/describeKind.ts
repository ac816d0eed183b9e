import { translate } from '@docusaurus/Translate';
import type { ApiKind, ApiMemberKind } from '@site/plugins/api-reference/types';

/** Translates a kind of symbol. */
export function describeKind(kind: ApiKind): string {
  switch (kind) {
    case 'function':
      return translate({
        id: 'api.kind.function',
        message: 'function',
        description: 'Kind of a name of the API',
      });
    case 'decorator':
      return translate({
        id: 'api.kind.decorator',
        message: 'decorator',
        description: 'Kind of a name of the API',
      });
    case 'class':
      return translate({ id: 'api.kind.class', message: 'class', description: 'Kind of a name of the API' });
    case 'enum':
      return translate({
        id: 'api.kind.enum',
        message: 'enumeration',
        description: 'Kind of a name of the API',
      });
    case 'exception':
      return translate({
        id: 'api.kind.exception',
        message: 'exception',
        description: 'Kind of a name of the API',
      });
    case 'module':
      return translate({
        id: 'api.kind.module',
        message: 'module',
        description: 'Kind of a name of the API',
      });
    default:
      return translate({
        id: 'api.kind.data',
        message: 'constant or object',
        description: 'Kind of a name of the API',
      });
  }
}

/** Translates a kind of member. */
export function describeMemberKind(kind: ApiMemberKind): string {
  switch (kind) {
    case 'classMethod':
      return translate({
        id: 'api.member.classMethod',
        message: 'class method',
        description: 'Kind of a member of a class',
      });
    case 'staticMethod':
      return translate({
        id: 'api.member.staticMethod',
        message: 'static method',
        description: 'Kind of a member of a class',
      });
    case 'property':
      return translate({
        id: 'api.member.property',
        message: 'property',
        description: 'Kind of a member of a class',
      });
    case 'class':
      return translate({ id: 'api.kind.class', message: 'class', description: 'Kind of a name of the API' });
    case 'method':
      return translate({
        id: 'api.member.method',
        message: 'method',
        description: 'Kind of a member of a class',
      });
    case 'value':
      return translate({
        id: 'api.member.value',
        message: 'value',
        description: 'Kind of a member of a class',
      });
    case 'attribute':
      return translate({
        id: 'api.member.attribute',
        message: 'attribute',
        description: 'Kind of a member of a class',
      });
  }
}
