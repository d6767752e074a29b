// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const responseListQuery: Rules<NonNullable<operations['responseList']['parameters']['query']>>
export declare const responseListParams: Rules<NonNullable<operations['responseList']['parameters']['path']>>
export declare const responseCreateBody: Rules<NonNullable<operations['responseCreate']['requestBody']>['content']['application/json']>
export declare const responseCreateParams: Rules<NonNullable<operations['responseCreate']['parameters']['path']>>
export declare const responseGetParams: Rules<NonNullable<operations['responseGet']['parameters']['path']>>
export declare const responseUpdateBody: Rules<NonNullable<operations['responseUpdate']['requestBody']>['content']['application/json']>
export declare const responseUpdateParams: Rules<NonNullable<operations['responseUpdate']['parameters']['path']>>
export declare const responseDeleteParams: Rules<NonNullable<operations['responseDelete']['parameters']['path']>>
export declare const secondaryResponseListQuery: Rules<NonNullable<operations['secondaryResponseList']['parameters']['query']>>
export declare const secondaryResponseListParams: Rules<NonNullable<operations['secondaryResponseList']['parameters']['path']>>
export declare const secondaryResponseCreateBody: Rules<NonNullable<operations['secondaryResponseCreate']['requestBody']>['content']['application/json']>
export declare const secondaryResponseCreateParams: Rules<NonNullable<operations['secondaryResponseCreate']['parameters']['path']>>
export declare const secondaryResponseGetParams: Rules<NonNullable<operations['secondaryResponseGet']['parameters']['path']>>
export declare const secondaryResponseUpdateBody: Rules<NonNullable<operations['secondaryResponseUpdate']['requestBody']>['content']['application/json']>
export declare const secondaryResponseUpdateParams: Rules<NonNullable<operations['secondaryResponseUpdate']['parameters']['path']>>
export declare const secondaryResponseDeleteParams: Rules<NonNullable<operations['secondaryResponseDelete']['parameters']['path']>>
export declare const quickResponseListQuery: Rules<NonNullable<operations['quickResponseList']['parameters']['query']>>
export declare const quickResponseListParams: Rules<NonNullable<operations['quickResponseList']['parameters']['path']>>
export declare const quickResponseCreateBody: Rules<NonNullable<operations['quickResponseCreate']['requestBody']>['content']['application/json']>
export declare const quickResponseCreateParams: Rules<NonNullable<operations['quickResponseCreate']['parameters']['path']>>
export declare const quickResponseGetParams: Rules<NonNullable<operations['quickResponseGet']['parameters']['path']>>
export declare const quickResponseUpdateBody: Rules<NonNullable<operations['quickResponseUpdate']['requestBody']>['content']['application/json']>
export declare const quickResponseUpdateParams: Rules<NonNullable<operations['quickResponseUpdate']['parameters']['path']>>
export declare const quickResponseDeleteParams: Rules<NonNullable<operations['quickResponseDelete']['parameters']['path']>>
export declare const quickResponseOrderBody: Rules<NonNullable<operations['quickResponseOrder']['requestBody']>['content']['application/json']>
export declare const quickResponseOrderParams: Rules<NonNullable<operations['quickResponseOrder']['parameters']['path']>>
export declare const responseCategoryListParams: Rules<NonNullable<operations['responseCategoryList']['parameters']['path']>>
export declare const responseCategoryCreateBody: Rules<NonNullable<operations['responseCategoryCreate']['requestBody']>['content']['application/json']>
export declare const responseCategoryCreateParams: Rules<NonNullable<operations['responseCategoryCreate']['parameters']['path']>>
export declare const responseQuestionCheckBody: Rules<NonNullable<operations['responseQuestionCheck']['requestBody']>['content']['application/json']>
export declare const responseQuestionCheckParams: Rules<NonNullable<operations['responseQuestionCheck']['parameters']['path']>>
export declare const responseQuestionMoveBody: Rules<NonNullable<operations['responseQuestionMove']['requestBody']>['content']['application/json']>
export declare const responseQuestionMoveParams: Rules<NonNullable<operations['responseQuestionMove']['parameters']['path']>>
export declare const responseRestoreBody: Rules<NonNullable<operations['responseRestore']['requestBody']>['content']['application/json']>
export declare const responseRestoreParams: Rules<NonNullable<operations['responseRestore']['parameters']['path']>>
export declare const responseImportParams: Rules<NonNullable<operations['responseImport']['parameters']['path']>>
