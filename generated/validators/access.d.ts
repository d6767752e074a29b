// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const accessGetParams: Rules<NonNullable<operations['accessGet']['parameters']['path']>>
export declare const accessCreateBody: Rules<NonNullable<operations['accessCreate']['requestBody']>['content']['application/json']>
export declare const accessCreateParams: Rules<NonNullable<operations['accessCreate']['parameters']['path']>>
export declare const accessUpdateBody: Rules<NonNullable<operations['accessUpdate']['requestBody']>['content']['application/json']>
export declare const accessUpdateParams: Rules<NonNullable<operations['accessUpdate']['parameters']['path']>>
export declare const accessDeleteParams: Rules<NonNullable<operations['accessDelete']['parameters']['path']>>
export declare const accessContactRemoveParams: Rules<NonNullable<operations['accessContactRemove']['parameters']['path']>>
export declare const accessContactAddBody: Rules<NonNullable<operations['accessContactAdd']['requestBody']>['content']['application/json']>
export declare const accessContactAddParams: Rules<NonNullable<operations['accessContactAdd']['parameters']['path']>>
export declare const accessAllUpdateBody: Rules<NonNullable<operations['accessAllUpdate']['requestBody']>['content']['application/json']>
export declare const accessAllUpdateParams: Rules<NonNullable<operations['accessAllUpdate']['parameters']['path']>>
export declare const accessContactUpdateBody: Rules<NonNullable<operations['accessContactUpdate']['requestBody']>['content']['application/json']>
export declare const accessContactUpdateParams: Rules<NonNullable<operations['accessContactUpdate']['parameters']['path']>>
