// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const sessionLoginBody: Rules<NonNullable<operations['sessionLogin']['requestBody']>['content']['application/json']>
export declare const accountCreateBody: Rules<NonNullable<operations['accountCreate']['requestBody']>['content']['application/json']>
export declare const sessionLogoutBody: Rules<NonNullable<operations['sessionLogout']['requestBody']>['content']['application/json']>
export declare const profileUpdateBody: Rules<NonNullable<operations['profileUpdate']['requestBody']>['content']['application/json']>
export declare const passwordUpdateBody: Rules<NonNullable<operations['passwordUpdate']['requestBody']>['content']['application/json']>
export declare const recoveryCreateBody: Rules<NonNullable<operations['recoveryCreate']['requestBody']>['content']['application/json']>
export declare const recoveryGetParams: Rules<NonNullable<operations['recoveryGet']['parameters']['path']>>
export declare const recoveryCompleteBody: Rules<NonNullable<operations['recoveryComplete']['requestBody']>['content']['application/json']>
export declare const recoveryCompleteParams: Rules<NonNullable<operations['recoveryComplete']['parameters']['path']>>
export declare const connectionUpdateBody: Rules<NonNullable<operations['connectionUpdate']['requestBody']>['content']['application/json']>
export declare const connectionBeaconBody: Rules<NonNullable<operations['connectionBeacon']['requestBody']>['content']['application/json']>
export declare const sessionDeleteParams: Rules<NonNullable<operations['sessionDelete']['parameters']['path']>>
export declare const preferencesUpdateBody: Rules<NonNullable<operations['preferencesUpdate']['requestBody']>['content']['application/json']>
