// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const botGetParams: Rules<NonNullable<operations['botGet']['parameters']['path']>>
export declare const botContactAddBody: Rules<NonNullable<operations['botContactAdd']['requestBody']>['content']['application/json']>
export declare const botContactAddParams: Rules<NonNullable<operations['botContactAdd']['parameters']['path']>>
export declare const botUpdateBody: Rules<NonNullable<operations['botUpdate']['requestBody']>['content']['application/json']>
export declare const botUpdateParams: Rules<NonNullable<operations['botUpdate']['parameters']['path']>>
export declare const botContactRemoveParams: Rules<NonNullable<operations['botContactRemove']['parameters']['path']>>
export declare const botStyleGetParams: Rules<NonNullable<operations['botStyleGet']['parameters']['path']>>
export declare const botStyleUpdateBody: Rules<NonNullable<operations['botStyleUpdate']['requestBody']>['content']['application/json']>
export declare const botStyleUpdateParams: Rules<NonNullable<operations['botStyleUpdate']['parameters']['path']>>
export declare const webchatParametersGetParams: Rules<NonNullable<operations['webchatParametersGet']['parameters']['path']>>
export declare const webchatParametersUpdateBody: Rules<NonNullable<operations['webchatParametersUpdate']['requestBody']>['content']['application/json']>
export declare const webchatParametersUpdateParams: Rules<NonNullable<operations['webchatParametersUpdate']['parameters']['path']>>
export declare const whatsappMessageUpdateBody: Rules<NonNullable<operations['whatsappMessageUpdate']['requestBody']>['content']['application/json']>
export declare const whatsappMessageUpdateParams: Rules<NonNullable<operations['whatsappMessageUpdate']['parameters']['path']>>
export declare const botContactGetParams: Rules<NonNullable<operations['botContactGet']['parameters']['path']>>
export declare const botContactUpdateBody: Rules<NonNullable<operations['botContactUpdate']['requestBody']>['content']['application/json']>
export declare const botContactUpdateParams: Rules<NonNullable<operations['botContactUpdate']['parameters']['path']>>
export declare const handoffGetParams: Rules<NonNullable<operations['handoffGet']['parameters']['path']>>
export declare const handoffUpdateBody: Rules<NonNullable<operations['handoffUpdate']['requestBody']>['content']['application/json']>
export declare const handoffUpdateParams: Rules<NonNullable<operations['handoffUpdate']['parameters']['path']>>
export declare const handoffScheduleUpdateBody: Rules<NonNullable<operations['handoffScheduleUpdate']['requestBody']>['content']['application/json']>
export declare const handoffScheduleUpdateParams: Rules<NonNullable<operations['handoffScheduleUpdate']['parameters']['path']>>
export declare const exportLeadUpdateBody: Rules<NonNullable<operations['exportLeadUpdate']['requestBody']>['content']['application/json']>
export declare const exportLeadUpdateParams: Rules<NonNullable<operations['exportLeadUpdate']['parameters']['path']>>
export declare const surveyTimeoutUpdateBody: Rules<NonNullable<operations['surveyTimeoutUpdate']['requestBody']>['content']['application/json']>
export declare const surveyTimeoutUpdateParams: Rules<NonNullable<operations['surveyTimeoutUpdate']['parameters']['path']>>
export declare const apiTimeoutUpdateBody: Rules<NonNullable<operations['apiTimeoutUpdate']['requestBody']>['content']['application/json']>
export declare const apiTimeoutUpdateParams: Rules<NonNullable<operations['apiTimeoutUpdate']['parameters']['path']>>
export declare const ratingUrlUpdateBody: Rules<NonNullable<operations['ratingUrlUpdate']['requestBody']>['content']['application/json']>
export declare const ratingUrlUpdateParams: Rules<NonNullable<operations['ratingUrlUpdate']['parameters']['path']>>
export declare const retentionPreviewParams: Rules<NonNullable<operations['retentionPreview']['parameters']['path']>>
export declare const botExportParams: Rules<NonNullable<operations['botExport']['parameters']['path']>>
export declare const botCloneBody: Rules<NonNullable<operations['botClone']['requestBody']>['content']['application/json']>
export declare const botCloneParams: Rules<NonNullable<operations['botClone']['parameters']['path']>>
export declare const botRemoveBody: Rules<NonNullable<operations['botRemove']['requestBody']>['content']['application/json']>
export declare const botRemoveParams: Rules<NonNullable<operations['botRemove']['parameters']['path']>>
export declare const mediaUploadParams: Rules<NonNullable<operations['mediaUpload']['parameters']['path']>>
export declare const mediaGetParams: Rules<NonNullable<operations['mediaGet']['parameters']['path']>>
