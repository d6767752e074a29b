// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const entityListQuery: Rules<NonNullable<operations['entityList']['parameters']['query']>>
export declare const entityListParams: Rules<NonNullable<operations['entityList']['parameters']['path']>>
export declare const entityCreateBody: Rules<NonNullable<operations['entityCreate']['requestBody']>['content']['application/json']>
export declare const entityCreateParams: Rules<NonNullable<operations['entityCreate']['parameters']['path']>>
export declare const entityGetParams: Rules<NonNullable<operations['entityGet']['parameters']['path']>>
export declare const entityUpdateBody: Rules<NonNullable<operations['entityUpdate']['requestBody']>['content']['application/json']>
export declare const entityUpdateParams: Rules<NonNullable<operations['entityUpdate']['parameters']['path']>>
export declare const entityDeleteQuery: Rules<NonNullable<operations['entityDelete']['parameters']['query']>>
export declare const entityDeleteParams: Rules<NonNullable<operations['entityDelete']['parameters']['path']>>
export declare const entityPatternTestBody: Rules<NonNullable<operations['entityPatternTest']['requestBody']>['content']['application/json']>
export declare const entityPatternTestParams: Rules<NonNullable<operations['entityPatternTest']['parameters']['path']>>
export declare const entityDeletedListParams: Rules<NonNullable<operations['entityDeletedList']['parameters']['path']>>
export declare const entityRestoreBody: Rules<NonNullable<operations['entityRestore']['requestBody']>['content']['application/json']>
export declare const entityRestoreParams: Rules<NonNullable<operations['entityRestore']['parameters']['path']>>
