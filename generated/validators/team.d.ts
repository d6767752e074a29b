// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const teamListParams: Rules<NonNullable<operations['teamList']['parameters']['path']>>
export declare const teamInviteBody: Rules<NonNullable<operations['teamInvite']['requestBody']>['content']['application/json']>
export declare const teamInviteParams: Rules<NonNullable<operations['teamInvite']['parameters']['path']>>
export declare const teamRemoveParams: Rules<NonNullable<operations['teamRemove']['parameters']['path']>>
export declare const teamRoleUpdateBody: Rules<NonNullable<operations['teamRoleUpdate']['requestBody']>['content']['application/json']>
export declare const teamRoleUpdateParams: Rules<NonNullable<operations['teamRoleUpdate']['parameters']['path']>>
export declare const teamUserUpdateBody: Rules<NonNullable<operations['teamUserUpdate']['requestBody']>['content']['application/json']>
export declare const teamUserUpdateParams: Rules<NonNullable<operations['teamUserUpdate']['parameters']['path']>>
export declare const invitationGetParams: Rules<NonNullable<operations['invitationGet']['parameters']['path']>>
export declare const invitationAcceptBody: Rules<NonNullable<operations['invitationAccept']['requestBody']>['content']['application/json']>
export declare const invitationAcceptParams: Rules<NonNullable<operations['invitationAccept']['parameters']['path']>>
export declare const invitationListParams: Rules<NonNullable<operations['invitationList']['parameters']['path']>>
export declare const invitationResendBody: Rules<NonNullable<operations['invitationResend']['requestBody']>['content']['application/json']>
export declare const invitationResendParams: Rules<NonNullable<operations['invitationResend']['parameters']['path']>>
export declare const invitationDeleteParams: Rules<NonNullable<operations['invitationDelete']['parameters']['path']>>
