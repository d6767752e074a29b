// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const billingGetParams: Rules<NonNullable<operations['billingGet']['parameters']['path']>>
export declare const billingPlanListParams: Rules<NonNullable<operations['billingPlanList']['parameters']['path']>>
export declare const planChangePreviewBody: Rules<NonNullable<operations['planChangePreview']['requestBody']>['content']['application/json']>
export declare const planChangePreviewParams: Rules<NonNullable<operations['planChangePreview']['parameters']['path']>>
export declare const planChangeBody: Rules<NonNullable<operations['planChange']['requestBody']>['content']['application/json']>
export declare const planChangeParams: Rules<NonNullable<operations['planChange']['parameters']['path']>>
export declare const subscriptionCancelBody: Rules<NonNullable<operations['subscriptionCancel']['requestBody']>['content']['application/json']>
export declare const subscriptionCancelParams: Rules<NonNullable<operations['subscriptionCancel']['parameters']['path']>>
export declare const subscriptionResumeBody: Rules<NonNullable<operations['subscriptionResume']['requestBody']>['content']['application/json']>
export declare const subscriptionResumeParams: Rules<NonNullable<operations['subscriptionResume']['parameters']['path']>>
export declare const taxDataUpdateBody: Rules<NonNullable<operations['taxDataUpdate']['requestBody']>['content']['application/json']>
export declare const taxDataUpdateParams: Rules<NonNullable<operations['taxDataUpdate']['parameters']['path']>>
export declare const paymentMethodUpdateBody: Rules<NonNullable<operations['paymentMethodUpdate']['requestBody']>['content']['application/json']>
export declare const paymentMethodUpdateParams: Rules<NonNullable<operations['paymentMethodUpdate']['parameters']['path']>>
export declare const invoiceListQuery: Rules<NonNullable<operations['invoiceList']['parameters']['query']>>
export declare const invoiceListParams: Rules<NonNullable<operations['invoiceList']['parameters']['path']>>
export declare const invoiceGetParams: Rules<NonNullable<operations['invoiceGet']['parameters']['path']>>
export declare const invoicePdfGetParams: Rules<NonNullable<operations['invoicePdfGet']['parameters']['path']>>
