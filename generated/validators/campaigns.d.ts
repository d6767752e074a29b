// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const campaignListQuery: Rules<NonNullable<operations['campaignList']['parameters']['query']>>
export declare const campaignListParams: Rules<NonNullable<operations['campaignList']['parameters']['path']>>
export declare const campaignCreateBody: Rules<NonNullable<operations['campaignCreate']['requestBody']>['content']['application/json']>
export declare const campaignCreateParams: Rules<NonNullable<operations['campaignCreate']['parameters']['path']>>
export declare const campaignGetParams: Rules<NonNullable<operations['campaignGet']['parameters']['path']>>
export declare const campaignUpdateBody: Rules<NonNullable<operations['campaignUpdate']['requestBody']>['content']['application/json']>
export declare const campaignUpdateParams: Rules<NonNullable<operations['campaignUpdate']['parameters']['path']>>
export declare const campaignDeleteParams: Rules<NonNullable<operations['campaignDelete']['parameters']['path']>>
export declare const campaignReviewGetParams: Rules<NonNullable<operations['campaignReviewGet']['parameters']['path']>>
export declare const campaignTestBody: Rules<NonNullable<operations['campaignTest']['requestBody']>['content']['application/json']>
export declare const campaignTestParams: Rules<NonNullable<operations['campaignTest']['parameters']['path']>>
export declare const campaignLaunchParams: Rules<NonNullable<operations['campaignLaunch']['parameters']['path']>>
export declare const campaignPauseParams: Rules<NonNullable<operations['campaignPause']['parameters']['path']>>
export declare const campaignResumeParams: Rules<NonNullable<operations['campaignResume']['parameters']['path']>>
export declare const campaignCancelParams: Rules<NonNullable<operations['campaignCancel']['parameters']['path']>>
export declare const campaignDuplicateParams: Rules<NonNullable<operations['campaignDuplicate']['parameters']['path']>>
export declare const campaignRetryParams: Rules<NonNullable<operations['campaignRetry']['parameters']['path']>>
export declare const campaignRecipientListQuery: Rules<NonNullable<operations['campaignRecipientList']['parameters']['query']>>
export declare const campaignRecipientListParams: Rules<NonNullable<operations['campaignRecipientList']['parameters']['path']>>
export declare const templateListQuery: Rules<NonNullable<operations['templateList']['parameters']['query']>>
export declare const templateListParams: Rules<NonNullable<operations['templateList']['parameters']['path']>>
export declare const templateCreateBody: Rules<NonNullable<operations['templateCreate']['requestBody']>['content']['application/json']>
export declare const templateCreateParams: Rules<NonNullable<operations['templateCreate']['parameters']['path']>>
export declare const templateGetParams: Rules<NonNullable<operations['templateGet']['parameters']['path']>>
export declare const templateUpdateBody: Rules<NonNullable<operations['templateUpdate']['requestBody']>['content']['application/json']>
export declare const templateUpdateParams: Rules<NonNullable<operations['templateUpdate']['parameters']['path']>>
export declare const templateDeleteParams: Rules<NonNullable<operations['templateDelete']['parameters']['path']>>
export declare const templateSyncParams: Rules<NonNullable<operations['templateSync']['parameters']['path']>>
