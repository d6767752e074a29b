// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const notificationGetParams: Rules<NonNullable<operations['notificationGet']['parameters']['path']>>
export declare const notificationUpdateBody: Rules<NonNullable<operations['notificationUpdate']['requestBody']>['content']['application/json']>
export declare const notificationUpdateParams: Rules<NonNullable<operations['notificationUpdate']['parameters']['path']>>
export declare const notificationContactListParams: Rules<NonNullable<operations['notificationContactList']['parameters']['path']>>
export declare const notificationTestBody: Rules<NonNullable<operations['notificationTest']['requestBody']>['content']['application/json']>
export declare const notificationTestParams: Rules<NonNullable<operations['notificationTest']['parameters']['path']>>
