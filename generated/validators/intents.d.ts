// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const intentListParams: Rules<NonNullable<operations['intentList']['parameters']['path']>>
export declare const intentCreateBody: Rules<NonNullable<operations['intentCreate']['requestBody']>['content']['application/json']>
export declare const intentCreateParams: Rules<NonNullable<operations['intentCreate']['parameters']['path']>>
export declare const intentDeleteBody: Rules<NonNullable<operations['intentDelete']['requestBody']>['content']['application/json']>
export declare const intentDeleteParams: Rules<NonNullable<operations['intentDelete']['parameters']['path']>>
export declare const intentUpdateBody: Rules<NonNullable<operations['intentUpdate']['requestBody']>['content']['application/json']>
export declare const intentUpdateParams: Rules<NonNullable<operations['intentUpdate']['parameters']['path']>>
export declare const intentMergeBody: Rules<NonNullable<operations['intentMerge']['requestBody']>['content']['application/json']>
export declare const intentMergeParams: Rules<NonNullable<operations['intentMerge']['parameters']['path']>>
export declare const intentButtonListParams: Rules<NonNullable<operations['intentButtonList']['parameters']['path']>>
export declare const intentDeletedListParams: Rules<NonNullable<operations['intentDeletedList']['parameters']['path']>>
export declare const intentRestoreBody: Rules<NonNullable<operations['intentRestore']['requestBody']>['content']['application/json']>
export declare const intentRestoreParams: Rules<NonNullable<operations['intentRestore']['parameters']['path']>>
