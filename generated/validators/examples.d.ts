// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const exampleListQuery: Rules<NonNullable<operations['exampleList']['parameters']['query']>>
export declare const exampleListParams: Rules<NonNullable<operations['exampleList']['parameters']['path']>>
export declare const exampleCreateBody: Rules<NonNullable<operations['exampleCreate']['requestBody']>['content']['application/json']>
export declare const exampleCreateParams: Rules<NonNullable<operations['exampleCreate']['parameters']['path']>>
export declare const exampleGetParams: Rules<NonNullable<operations['exampleGet']['parameters']['path']>>
export declare const exampleUpdateBody: Rules<NonNullable<operations['exampleUpdate']['requestBody']>['content']['application/json']>
export declare const exampleUpdateParams: Rules<NonNullable<operations['exampleUpdate']['parameters']['path']>>
export declare const exampleDeleteParams: Rules<NonNullable<operations['exampleDelete']['parameters']['path']>>
export declare const exampleMoveBody: Rules<NonNullable<operations['exampleMove']['requestBody']>['content']['application/json']>
export declare const exampleMoveParams: Rules<NonNullable<operations['exampleMove']['parameters']['path']>>
export declare const exampleRemoveBody: Rules<NonNullable<operations['exampleRemove']['requestBody']>['content']['application/json']>
export declare const exampleRemoveParams: Rules<NonNullable<operations['exampleRemove']['parameters']['path']>>
export declare const exampleSuggestBody: Rules<NonNullable<operations['exampleSuggest']['requestBody']>['content']['application/json']>
export declare const exampleSuggestParams: Rules<NonNullable<operations['exampleSuggest']['parameters']['path']>>
export declare const exampleImportParams: Rules<NonNullable<operations['exampleImport']['parameters']['path']>>
