// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const testMessageSendBody: Rules<NonNullable<operations['testMessageSend']['requestBody']>['content']['application/json']>
export declare const testMessageSendParams: Rules<NonNullable<operations['testMessageSend']['parameters']['path']>>
export declare const testResetBody: Rules<NonNullable<operations['testReset']['requestBody']>['content']['application/json']>
export declare const testResetParams: Rules<NonNullable<operations['testReset']['parameters']['path']>>
export declare const testContactListQuery: Rules<NonNullable<operations['testContactList']['parameters']['query']>>
export declare const testContactListParams: Rules<NonNullable<operations['testContactList']['parameters']['path']>>
export declare const testCaseListQuery: Rules<NonNullable<operations['testCaseList']['parameters']['query']>>
export declare const testCaseListParams: Rules<NonNullable<operations['testCaseList']['parameters']['path']>>
export declare const testCaseCreateBody: Rules<NonNullable<operations['testCaseCreate']['requestBody']>['content']['application/json']>
export declare const testCaseCreateParams: Rules<NonNullable<operations['testCaseCreate']['parameters']['path']>>
export declare const testCaseGetParams: Rules<NonNullable<operations['testCaseGet']['parameters']['path']>>
export declare const testCaseUpdateBody: Rules<NonNullable<operations['testCaseUpdate']['requestBody']>['content']['application/json']>
export declare const testCaseUpdateParams: Rules<NonNullable<operations['testCaseUpdate']['parameters']['path']>>
export declare const testCaseDeleteParams: Rules<NonNullable<operations['testCaseDelete']['parameters']['path']>>
export declare const testRunBody: Rules<NonNullable<operations['testRun']['requestBody']>['content']['application/json']>
export declare const testRunParams: Rules<NonNullable<operations['testRun']['parameters']['path']>>
