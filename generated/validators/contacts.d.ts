// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const contactMineListParams: Rules<NonNullable<operations['contactMineList']['parameters']['path']>>
export declare const contactBlockBody: Rules<NonNullable<operations['contactBlock']['requestBody']>['content']['application/json']>
export declare const contactBlockParams: Rules<NonNullable<operations['contactBlock']['parameters']['path']>>
export declare const contactListQuery: Rules<NonNullable<operations['contactList']['parameters']['query']>>
export declare const contactListParams: Rules<NonNullable<operations['contactList']['parameters']['path']>>
export declare const contactCreateBody: Rules<NonNullable<operations['contactCreate']['requestBody']>['content']['application/json']>
export declare const contactCreateParams: Rules<NonNullable<operations['contactCreate']['parameters']['path']>>
export declare const contactGetParams: Rules<NonNullable<operations['contactGet']['parameters']['path']>>
export declare const contactUpdateBody: Rules<NonNullable<operations['contactUpdate']['requestBody']>['content']['application/json']>
export declare const contactUpdateParams: Rules<NonNullable<operations['contactUpdate']['parameters']['path']>>
export declare const contactDeleteParams: Rules<NonNullable<operations['contactDelete']['parameters']['path']>>
export declare const contactNoteCreateBody: Rules<NonNullable<operations['contactNoteCreate']['requestBody']>['content']['application/json']>
export declare const contactNoteCreateParams: Rules<NonNullable<operations['contactNoteCreate']['parameters']['path']>>
export declare const contactMergeBody: Rules<NonNullable<operations['contactMerge']['requestBody']>['content']['application/json']>
export declare const contactMergeParams: Rules<NonNullable<operations['contactMerge']['parameters']['path']>>
export declare const contactMergeUndoParams: Rules<NonNullable<operations['contactMergeUndo']['parameters']['path']>>
export declare const contactImportBody: Rules<NonNullable<operations['contactImport']['requestBody']>['content']['application/json']>
export declare const contactImportParams: Rules<NonNullable<operations['contactImport']['parameters']['path']>>
export declare const contactImportUndoParams: Rules<NonNullable<operations['contactImportUndo']['parameters']['path']>>
export declare const contactDataGetParams: Rules<NonNullable<operations['contactDataGet']['parameters']['path']>>
export declare const contactDataDeleteParams: Rules<NonNullable<operations['contactDataDelete']['parameters']['path']>>
export declare const contactFieldListParams: Rules<NonNullable<operations['contactFieldList']['parameters']['path']>>
export declare const contactFieldCreateBody: Rules<NonNullable<operations['contactFieldCreate']['requestBody']>['content']['application/json']>
export declare const contactFieldCreateParams: Rules<NonNullable<operations['contactFieldCreate']['parameters']['path']>>
export declare const contactFieldUpdateBody: Rules<NonNullable<operations['contactFieldUpdate']['requestBody']>['content']['application/json']>
export declare const contactFieldUpdateParams: Rules<NonNullable<operations['contactFieldUpdate']['parameters']['path']>>
export declare const contactFieldDeleteParams: Rules<NonNullable<operations['contactFieldDelete']['parameters']['path']>>
export declare const contactEventListQuery: Rules<NonNullable<operations['contactEventList']['parameters']['query']>>
export declare const contactEventListParams: Rules<NonNullable<operations['contactEventList']['parameters']['path']>>
