// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const quickBudgetPageGetParams: Rules<NonNullable<operations['quickBudgetPageGet']['parameters']['path']>>
export declare const quickBudgetGetParams: Rules<NonNullable<operations['quickBudgetGet']['parameters']['path']>>
export declare const quickBudgetCreateBody: Rules<NonNullable<operations['quickBudgetCreate']['requestBody']>['content']['application/json']>
export declare const quickBudgetCreateParams: Rules<NonNullable<operations['quickBudgetCreate']['parameters']['path']>>
export declare const quickBudgetSendParams: Rules<NonNullable<operations['quickBudgetSend']['parameters']['path']>>
export declare const budgetListQuery: Rules<NonNullable<operations['budgetList']['parameters']['query']>>
export declare const budgetListParams: Rules<NonNullable<operations['budgetList']['parameters']['path']>>
export declare const budgetGetParams: Rules<NonNullable<operations['budgetGet']['parameters']['path']>>
export declare const budgetSettingsGetParams: Rules<NonNullable<operations['budgetSettingsGet']['parameters']['path']>>
export declare const budgetSettingsUpdateBody: Rules<NonNullable<operations['budgetSettingsUpdate']['requestBody']>['content']['application/json']>
export declare const budgetSettingsUpdateParams: Rules<NonNullable<operations['budgetSettingsUpdate']['parameters']['path']>>
export declare const budgetSettingsPreviewBody: Rules<NonNullable<operations['budgetSettingsPreview']['requestBody']>['content']['application/json']>
export declare const budgetSettingsPreviewParams: Rules<NonNullable<operations['budgetSettingsPreview']['parameters']['path']>>
export declare const budgetPublicGetParams: Rules<NonNullable<operations['budgetPublicGet']['parameters']['path']>>
export declare const budgetPublicAnswerBody: Rules<NonNullable<operations['budgetPublicAnswer']['requestBody']>['content']['application/json']>
export declare const budgetPublicAnswerParams: Rules<NonNullable<operations['budgetPublicAnswer']['parameters']['path']>>
export declare const budgetPublicPdfGetParams: Rules<NonNullable<operations['budgetPublicPdfGet']['parameters']['path']>>
