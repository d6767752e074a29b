// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const platformBotListQuery: Rules<NonNullable<operations['platformBotList']['parameters']['query']>>
export declare const platformBotCreateBody: Rules<NonNullable<operations['platformBotCreate']['requestBody']>['content']['application/json']>
export declare const platformBotGetParams: Rules<NonNullable<operations['platformBotGet']['parameters']['path']>>
export declare const platformBotUpdateBody: Rules<NonNullable<operations['platformBotUpdate']['requestBody']>['content']['application/json']>
export declare const platformBotUpdateParams: Rules<NonNullable<operations['platformBotUpdate']['parameters']['path']>>
export declare const platformConnectionListQuery: Rules<NonNullable<operations['platformConnectionList']['parameters']['query']>>
