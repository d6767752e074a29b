// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const assistantListQuery: Rules<NonNullable<operations['assistantList']['parameters']['query']>>
export declare const assistantListParams: Rules<NonNullable<operations['assistantList']['parameters']['path']>>
export declare const assistantCreateBody: Rules<NonNullable<operations['assistantCreate']['requestBody']>['content']['application/json']>
export declare const assistantCreateParams: Rules<NonNullable<operations['assistantCreate']['parameters']['path']>>
export declare const assistantGetParams: Rules<NonNullable<operations['assistantGet']['parameters']['path']>>
export declare const assistantUpdateBody: Rules<NonNullable<operations['assistantUpdate']['requestBody']>['content']['application/json']>
export declare const assistantUpdateParams: Rules<NonNullable<operations['assistantUpdate']['parameters']['path']>>
export declare const assistantDeleteParams: Rules<NonNullable<operations['assistantDelete']['parameters']['path']>>
export declare const assistantModelListParams: Rules<NonNullable<operations['assistantModelList']['parameters']['path']>>
export declare const knowledgeListParams: Rules<NonNullable<operations['knowledgeList']['parameters']['path']>>
export declare const knowledgeAddBody: Rules<NonNullable<operations['knowledgeAdd']['requestBody']>['content']['application/json']>
export declare const knowledgeAddParams: Rules<NonNullable<operations['knowledgeAdd']['parameters']['path']>>
export declare const knowledgeRemoveParams: Rules<NonNullable<operations['knowledgeRemove']['parameters']['path']>>
export declare const assistantTestBody: Rules<NonNullable<operations['assistantTest']['requestBody']>['content']['application/json']>
export declare const assistantTestParams: Rules<NonNullable<operations['assistantTest']['parameters']['path']>>
