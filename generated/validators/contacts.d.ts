// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const contactMineListParams: Rules<NonNullable<operations['contactMineList']['parameters']['path']>>
export declare const contactBlockBody: Rules<NonNullable<operations['contactBlock']['requestBody']>['content']['application/json']>
export declare const contactBlockParams: Rules<NonNullable<operations['contactBlock']['parameters']['path']>>
export declare const contactGetParams: Rules<NonNullable<operations['contactGet']['parameters']['path']>>
export declare const contactUpdateBody: Rules<NonNullable<operations['contactUpdate']['requestBody']>['content']['application/json']>
export declare const contactUpdateParams: Rules<NonNullable<operations['contactUpdate']['parameters']['path']>>
export declare const contactNoteCreateBody: Rules<NonNullable<operations['contactNoteCreate']['requestBody']>['content']['application/json']>
export declare const contactNoteCreateParams: Rules<NonNullable<operations['contactNoteCreate']['parameters']['path']>>
export declare const contactFieldListParams: Rules<NonNullable<operations['contactFieldList']['parameters']['path']>>
export declare const contactFieldCreateBody: Rules<NonNullable<operations['contactFieldCreate']['requestBody']>['content']['application/json']>
export declare const contactFieldCreateParams: Rules<NonNullable<operations['contactFieldCreate']['parameters']['path']>>
export declare const contactFieldUpdateBody: Rules<NonNullable<operations['contactFieldUpdate']['requestBody']>['content']['application/json']>
export declare const contactFieldUpdateParams: Rules<NonNullable<operations['contactFieldUpdate']['parameters']['path']>>
export declare const contactFieldDeleteParams: Rules<NonNullable<operations['contactFieldDelete']['parameters']['path']>>
