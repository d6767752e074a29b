// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const botStateGetParams: Rules<NonNullable<operations['botStateGet']['parameters']['path']>>
export declare const botStateUpdateBody: Rules<NonNullable<operations['botStateUpdate']['requestBody']>['content']['application/json']>
export declare const botStateUpdateParams: Rules<NonNullable<operations['botStateUpdate']['parameters']['path']>>
