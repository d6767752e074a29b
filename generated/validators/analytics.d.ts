// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const conversationAnalyticsGetQuery: Rules<NonNullable<operations['conversationAnalyticsGet']['parameters']['query']>>
export declare const conversationAnalyticsGetParams: Rules<NonNullable<operations['conversationAnalyticsGet']['parameters']['path']>>
export declare const messageAnalyticsGetQuery: Rules<NonNullable<operations['messageAnalyticsGet']['parameters']['query']>>
export declare const messageAnalyticsGetParams: Rules<NonNullable<operations['messageAnalyticsGet']['parameters']['path']>>
export declare const intentAnalyticsGetQuery: Rules<NonNullable<operations['intentAnalyticsGet']['parameters']['query']>>
export declare const intentAnalyticsGetParams: Rules<NonNullable<operations['intentAnalyticsGet']['parameters']['path']>>
export declare const reportListQuery: Rules<NonNullable<operations['reportList']['parameters']['query']>>
export declare const reportListParams: Rules<NonNullable<operations['reportList']['parameters']['path']>>
export declare const reportCreateBody: Rules<NonNullable<operations['reportCreate']['requestBody']>['content']['application/json']>
export declare const reportCreateParams: Rules<NonNullable<operations['reportCreate']['parameters']['path']>>
export declare const reportGetParams: Rules<NonNullable<operations['reportGet']['parameters']['path']>>
export declare const reportUpdateBody: Rules<NonNullable<operations['reportUpdate']['requestBody']>['content']['application/json']>
export declare const reportUpdateParams: Rules<NonNullable<operations['reportUpdate']['parameters']['path']>>
export declare const reportDeleteParams: Rules<NonNullable<operations['reportDelete']['parameters']['path']>>
