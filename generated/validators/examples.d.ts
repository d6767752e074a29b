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
export declare const exampleCheckBody: Rules<NonNullable<operations['exampleCheck']['requestBody']>['content']['application/json']>
export declare const exampleCheckParams: Rules<NonNullable<operations['exampleCheck']['parameters']['path']>>
export declare const exampleChangeBody: Rules<NonNullable<operations['exampleChange']['requestBody']>['content']['application/json']>
export declare const exampleChangeParams: Rules<NonNullable<operations['exampleChange']['parameters']['path']>>
export declare const exampleRestoreBody: Rules<NonNullable<operations['exampleRestore']['requestBody']>['content']['application/json']>
export declare const exampleRestoreParams: Rules<NonNullable<operations['exampleRestore']['parameters']['path']>>
export declare const exampleExportBody: Rules<NonNullable<operations['exampleExport']['requestBody']>['content']['application/json']>
export declare const exampleExportParams: Rules<NonNullable<operations['exampleExport']['parameters']['path']>>
export declare const exampleImportBody: Rules<NonNullable<operations['exampleImport']['requestBody']>['content']['application/json']>
export declare const exampleImportParams: Rules<NonNullable<operations['exampleImport']['parameters']['path']>>
