// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const pluginListParams: Rules<NonNullable<operations['pluginList']['parameters']['path']>>
export declare const whatsappConnectBody: Rules<NonNullable<operations['whatsappConnect']['requestBody']>['content']['application/json']>
export declare const whatsappConnectParams: Rules<NonNullable<operations['whatsappConnect']['parameters']['path']>>
export declare const facebookConnectBody: Rules<NonNullable<operations['facebookConnect']['requestBody']>['content']['application/json']>
export declare const facebookConnectParams: Rules<NonNullable<operations['facebookConnect']['parameters']['path']>>
export declare const webchatConnectBody: Rules<NonNullable<operations['webchatConnect']['requestBody']>['content']['application/json']>
export declare const webchatConnectParams: Rules<NonNullable<operations['webchatConnect']['parameters']['path']>>
export declare const instagramConnectBody: Rules<NonNullable<operations['instagramConnect']['requestBody']>['content']['application/json']>
export declare const instagramConnectParams: Rules<NonNullable<operations['instagramConnect']['parameters']['path']>>
export declare const telegramConnectBody: Rules<NonNullable<operations['telegramConnect']['requestBody']>['content']['application/json']>
export declare const telegramConnectParams: Rules<NonNullable<operations['telegramConnect']['parameters']['path']>>
export declare const mailboxConnectBody: Rules<NonNullable<operations['mailboxConnect']['requestBody']>['content']['application/json']>
export declare const mailboxConnectParams: Rules<NonNullable<operations['mailboxConnect']['parameters']['path']>>
export declare const webhookConnectBody: Rules<NonNullable<operations['webhookConnect']['requestBody']>['content']['application/json']>
export declare const webhookConnectParams: Rules<NonNullable<operations['webhookConnect']['parameters']['path']>>
export declare const sheetsConnectBody: Rules<NonNullable<operations['sheetsConnect']['requestBody']>['content']['application/json']>
export declare const sheetsConnectParams: Rules<NonNullable<operations['sheetsConnect']['parameters']['path']>>
export declare const automationConnectBody: Rules<NonNullable<operations['automationConnect']['requestBody']>['content']['application/json']>
export declare const automationConnectParams: Rules<NonNullable<operations['automationConnect']['parameters']['path']>>
export declare const storeConnectBody: Rules<NonNullable<operations['storeConnect']['requestBody']>['content']['application/json']>
export declare const storeConnectParams: Rules<NonNullable<operations['storeConnect']['parameters']['path']>>
export declare const pluginGetParams: Rules<NonNullable<operations['pluginGet']['parameters']['path']>>
export declare const pluginTestBody: Rules<NonNullable<operations['pluginTest']['requestBody']>['content']['application/json']>
export declare const pluginTestParams: Rules<NonNullable<operations['pluginTest']['parameters']['path']>>
export declare const pluginDisconnectBody: Rules<NonNullable<operations['pluginDisconnect']['requestBody']>['content']['application/json']>
export declare const pluginDisconnectParams: Rules<NonNullable<operations['pluginDisconnect']['parameters']['path']>>
export declare const pluginRotateBody: Rules<NonNullable<operations['pluginRotate']['requestBody']>['content']['application/json']>
export declare const pluginRotateParams: Rules<NonNullable<operations['pluginRotate']['parameters']['path']>>
export declare const pluginEventListQuery: Rules<NonNullable<operations['pluginEventList']['parameters']['query']>>
export declare const pluginEventListParams: Rules<NonNullable<operations['pluginEventList']['parameters']['path']>>
export declare const apiKeyListParams: Rules<NonNullable<operations['apiKeyList']['parameters']['path']>>
export declare const apiKeyCreateBody: Rules<NonNullable<operations['apiKeyCreate']['requestBody']>['content']['application/json']>
export declare const apiKeyCreateParams: Rules<NonNullable<operations['apiKeyCreate']['parameters']['path']>>
export declare const apiKeyDeleteParams: Rules<NonNullable<operations['apiKeyDelete']['parameters']['path']>>
