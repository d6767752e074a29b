// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const areaListParams: Rules<NonNullable<operations['areaList']['parameters']['path']>>
export declare const areaCreateBody: Rules<NonNullable<operations['areaCreate']['requestBody']>['content']['application/json']>
export declare const areaCreateParams: Rules<NonNullable<operations['areaCreate']['parameters']['path']>>
export declare const areaUpdateBody: Rules<NonNullable<operations['areaUpdate']['requestBody']>['content']['application/json']>
export declare const areaUpdateParams: Rules<NonNullable<operations['areaUpdate']['parameters']['path']>>
export declare const areaDeleteParams: Rules<NonNullable<operations['areaDelete']['parameters']['path']>>
export declare const areaMoveBody: Rules<NonNullable<operations['areaMove']['requestBody']>['content']['application/json']>
export declare const areaMoveParams: Rules<NonNullable<operations['areaMove']['parameters']['path']>>
export declare const areaContactAddBody: Rules<NonNullable<operations['areaContactAdd']['requestBody']>['content']['application/json']>
export declare const areaContactAddParams: Rules<NonNullable<operations['areaContactAdd']['parameters']['path']>>
export declare const areaContactToggleBody: Rules<NonNullable<operations['areaContactToggle']['requestBody']>['content']['application/json']>
export declare const areaContactToggleParams: Rules<NonNullable<operations['areaContactToggle']['parameters']['path']>>
export declare const areaHandoffUpdateBody: Rules<NonNullable<operations['areaHandoffUpdate']['requestBody']>['content']['application/json']>
export declare const areaHandoffUpdateParams: Rules<NonNullable<operations['areaHandoffUpdate']['parameters']['path']>>
export declare const areaContactListParams: Rules<NonNullable<operations['areaContactList']['parameters']['path']>>
