// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const webchatSettingsGetParams: Rules<NonNullable<operations['webchatSettingsGet']['parameters']['path']>>
export declare const webchatSettingsUpdateBody: Rules<NonNullable<operations['webchatSettingsUpdate']['requestBody']>['content']['application/json']>
export declare const webchatSettingsUpdateParams: Rules<NonNullable<operations['webchatSettingsUpdate']['parameters']['path']>>
export declare const botStyleGetParams: Rules<NonNullable<operations['botStyleGet']['parameters']['path']>>
export declare const botStyleUpdateBody: Rules<NonNullable<operations['botStyleUpdate']['requestBody']>['content']['application/json']>
export declare const botStyleUpdateParams: Rules<NonNullable<operations['botStyleUpdate']['parameters']['path']>>
export declare const webchatParametersGetParams: Rules<NonNullable<operations['webchatParametersGet']['parameters']['path']>>
export declare const webchatParametersUpdateBody: Rules<NonNullable<operations['webchatParametersUpdate']['requestBody']>['content']['application/json']>
export declare const webchatParametersUpdateParams: Rules<NonNullable<operations['webchatParametersUpdate']['parameters']['path']>>
export declare const whatsappMessageUpdateBody: Rules<NonNullable<operations['whatsappMessageUpdate']['requestBody']>['content']['application/json']>
export declare const whatsappMessageUpdateParams: Rules<NonNullable<operations['whatsappMessageUpdate']['parameters']['path']>>
export declare const handoffGetParams: Rules<NonNullable<operations['handoffGet']['parameters']['path']>>
export declare const handoffUpdateBody: Rules<NonNullable<operations['handoffUpdate']['requestBody']>['content']['application/json']>
export declare const handoffUpdateParams: Rules<NonNullable<operations['handoffUpdate']['parameters']['path']>>
export declare const handoffScheduleUpdateBody: Rules<NonNullable<operations['handoffScheduleUpdate']['requestBody']>['content']['application/json']>
export declare const handoffScheduleUpdateParams: Rules<NonNullable<operations['handoffScheduleUpdate']['parameters']['path']>>
export declare const mediaUploadParams: Rules<NonNullable<operations['mediaUpload']['parameters']['path']>>
export declare const mediaGetParams: Rules<NonNullable<operations['mediaGet']['parameters']['path']>>
