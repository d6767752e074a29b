// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const webchatFaceGetParams: Rules<NonNullable<operations['webchatFaceGet']['parameters']['path']>>
export declare const webchatSessionCreateBody: Rules<NonNullable<operations['webchatSessionCreate']['requestBody']>['content']['application/json']>
export declare const webchatSessionCreateParams: Rules<NonNullable<operations['webchatSessionCreate']['parameters']['path']>>
export declare const webchatMessageListQuery: Rules<NonNullable<operations['webchatMessageList']['parameters']['query']>>
export declare const webchatMessageListParams: Rules<NonNullable<operations['webchatMessageList']['parameters']['path']>>
export declare const webchatMessageSendBody: Rules<NonNullable<operations['webchatMessageSend']['requestBody']>['content']['application/json']>
export declare const webchatMessageSendParams: Rules<NonNullable<operations['webchatMessageSend']['parameters']['path']>>
export declare const webchatFileCreateBody: Rules<NonNullable<operations['webchatFileCreate']['requestBody']>['content']['application/json']>
export declare const webchatFileCreateParams: Rules<NonNullable<operations['webchatFileCreate']['parameters']['path']>>
export declare const webchatFileGetParams: Rules<NonNullable<operations['webchatFileGet']['parameters']['path']>>
export declare const webchatRatingCreateBody: Rules<NonNullable<operations['webchatRatingCreate']['requestBody']>['content']['application/json']>
export declare const webchatRatingCreateParams: Rules<NonNullable<operations['webchatRatingCreate']['parameters']['path']>>
export declare const webchatTypingUpdateBody: Rules<NonNullable<operations['webchatTypingUpdate']['requestBody']>['content']['application/json']>
export declare const webchatTypingUpdateParams: Rules<NonNullable<operations['webchatTypingUpdate']['parameters']['path']>>
export declare const webchatConsentCreateParams: Rules<NonNullable<operations['webchatConsentCreate']['parameters']['path']>>
export declare const webchatOfflineCreateBody: Rules<NonNullable<operations['webchatOfflineCreate']['requestBody']>['content']['application/json']>
export declare const webchatOfflineCreateParams: Rules<NonNullable<operations['webchatOfflineCreate']['parameters']['path']>>
export declare const webchatStartParams: Rules<NonNullable<operations['webchatStart']['parameters']['path']>>
