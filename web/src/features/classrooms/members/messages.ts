import { message } from '@lemma/contracts/messages';

export const inviteByEMail = message('classrooms.members.inviteByEMail', 'Invite by e-mail', 'InviteDialog, title');
export const sendInvitations = message(
  'classrooms.members.sendInvitations',
  'Send invitations',
  'InviteDialog, action',
);
export const eMailAddresses = message('classrooms.members.eMailAddresses', 'E-mail addresses', 'InviteDialog, label');
export const asManyAsLike = message(
  'classrooms.members.asManyAsLike',
  'As many as you like, up to fifty at a time.',
  'InviteDialog, helper',
);
export const addresses = message(
  'classrooms.members.addresses',
  '{emailCount, plural, one {# address} other {# addresses}}',
  'InviteDialog, number',
);
export const theyJoinAs = message('classrooms.members.theyJoinAs', 'They join as', 'InviteDialog, label');
export const eachGetsLinkWorks = message(
  'classrooms.members.eachGetsLinkWorks',
  'Each gets a link that works once, for {invitationDays} days. You do not see who already has an account and who makes one first.',
  'InviteDialog, p',
);
export const whatEachRoleMay = message(
  'classrooms.members.whatEachRoleMay',
  'What each role may do',
  'RolesCard, title',
);
export const teachersAssistantsAndLearners = message(
  'classrooms.members.teachersAssistantsAndLearners',
  'Teachers, assistants and learners',
  'RolesCard, VisuallyHidden',
);
export const whatDone = message('classrooms.members.whatDone', 'What is done', 'RolesCard, VisuallyHidden');
export const notYet = message('classrooms.members.notYet', 'not yet', 'member-words');
export const waitingAreIn = message(
  'classrooms.members.waitingAreIn',
  '{count, plural, one {# learner is in the class.} other {# learners are in the class.}}',
  'WaitingMembers',
);
export const waitingAreRefused = message(
  'classrooms.members.waitingAreRefused',
  '{count, plural, one {# learner is refused.} other {# learners are refused.}}',
  'WaitingMembers',
);
export const waitingIsIn = message('classrooms.members.waitingIsIn', '{name} is in the class.', 'WaitingMembers');
export const waitingIsRefused = message('classrooms.members.waitingIsRefused', '{name} is refused.', 'WaitingMembers');
export const membersTitle = message('classrooms.members.membersTitle', 'Members', 'ClassroomMembersPage, title');
export const learnersCount = message(
  'classrooms.members.learnersCount',
  '{count, plural, one {# learner} other {# learners}}',
  'ClassroomMembersPage',
);
export const othersCount = message(
  'classrooms.members.othersCount',
  '{count, plural, one {# other} other {# others}}',
  'ClassroomMembersPage',
);
export const giveOutCode = message(
  'classrooms.members.giveOutCode',
  'Give out the code',
  'ClassroomMembersPage, title',
);
export const noOneCanJoin = message(
  'classrooms.members.noOneCanJoin',
  'No one can join with the code now.',
  'ClassroomMembersPage',
);
export const findMember = message(
  'classrooms.members.findMember',
  'Find a member',
  'ClassroomMembersPage, SearchBox, label',
);
export const joiningClosed = message(
  'classrooms.members.joiningClosed',
  'Joining is closed.',
  'ClassroomMembersPage, JoiningNote',
);
export const waitForApproval = message(
  'classrooms.members.waitForApproval',
  'New learners wait for your approval.',
  'ClassroomMembersPage, JoiningNote',
);
export const everybodyJoins = message(
  'classrooms.members.everybodyJoins',
  'Anyone with the code joins immediately.',
  'ClassroomMembersPage, JoiningNote',
);
export const changeIt = message('classrooms.members.changeIt', 'Change it', 'ClassroomMembersPage, JoiningNote');
export const invite = message('classrooms.members.invite', 'Invite', 'ClassroomMembersPage, Ways');
export const importList = message('classrooms.members.importList', 'Import a list', 'ClassroomMembersPage, Ways');
export const makeAccounts = message('classrooms.members.makeAccounts', 'Make accounts', 'ClassroomMembersPage, Ways');
export const newPasswordsAndSlips = message(
  'classrooms.members.newPasswordsAndSlips',
  'New passwords and slips',
  'ClassroomMembersPage, Ways',
);
export const invitationsOnWay = message(
  'classrooms.members.invitationsOnWay',
  '{count, plural, one {# invitation} other {# invitations}} on the way.',
  'ClassroomMembersPage, Ways',
);
export const loadingMembers = message(
  'classrooms.members.loadingMembers',
  'Loading members',
  'ClassroomMembersPage, Present, label',
);
export const noOneHasName = message(
  'classrooms.members.noOneHasName',
  'No one here has that name.',
  'ClassroomMembersPage, Present',
);
export const hasAnotherRole = message(
  'classrooms.members.hasAnotherRole',
  '{name} has another role.',
  'ClassroomMembersPage, Present',
);
export const shownOf = message(
  'classrooms.members.shownOf',
  '{shown} of {count} shown',
  'ClassroomMembersPage, Present',
);
export const showMore = message('classrooms.members.showMore', 'Show more', 'ClassroomMembersPage, Present');
export const leave = message('classrooms.members.leave', 'Leave', 'ClassroomMembersPage, useRemoval');
export const remove = message('classrooms.members.remove', 'Remove', 'ClassroomMembersPage, useRemoval');
export const leaveClassNow = message(
  'classrooms.members.leaveClassNow',
  'Leave the class?',
  'ClassroomMembersPage, useRemoval, title',
);
export const removeNow = message(
  'classrooms.members.removeNow',
  'Remove {name} from the class?',
  'ClassroomMembersPage, useRemoval, title',
);
export const leaveMeans = message(
  'classrooms.members.leaveMeans',
  'You will no longer see it. Another teacher can bring you back.',
  'ClassroomMembersPage, useRemoval, message',
);
export const removeMeans = message(
  'classrooms.members.removeMeans',
  'Their answers and scores are kept. You can bring them back at any time.',
  'ClassroomMembersPage, useRemoval, message',
);
export const cancel = message('classrooms.members.cancel', 'Cancel', 'ClassroomMembersPage, useRemoval, label');
export const youHaveLeft = message(
  'classrooms.members.youHaveLeft',
  'You have left {name}.',
  'ClassroomMembersPage, useRemoval',
);
export const noLongerInClass = message(
  'classrooms.members.noLongerInClass',
  '{name} is no longer in the class.',
  'ClassroomMembersPage, useRemoval',
);
export const invited = message('classrooms.members.invited', 'Invited', 'Invitations, title');
export const ended = message('classrooms.members.ended', 'ended', 'Invitations, Invitation, label');
export const withdrawInvitationOf = message(
  'classrooms.members.withdrawInvitationOf',
  'Withdraw the invitation of {address}',
  'Invitations, Invitation, aria-label',
);
export const invitationEnded = message(
  'classrooms.members.invitationEnded',
  'The invitation of {address} has ended.',
  'Invitations, Invitation',
);
export const withdraw = message('classrooms.members.withdraw', 'Withdraw', 'Invitations, Invitation');
export const sendAgainTo = message(
  'classrooms.members.sendAgainTo',
  'Send the invitation to {address} again',
  'Invitations, Invitation, aria-label',
);
export const newLinkOnWay = message(
  'classrooms.members.newLinkOnWay',
  'A new link is on its way to {address}.',
  'Invitations, Invitation',
);
export const sendAgain = message('classrooms.members.sendAgain', 'Send again', 'Invitations, Invitation');
export const nameHead = message('classrooms.members.nameHead', 'Name', 'MembersTable');
export const roleHead = message('classrooms.members.roleHead', 'Role', 'MembersTable');
export const lastHere = message('classrooms.members.lastHere', 'Last here', 'MembersTable');
export const actions = message('classrooms.members.actions', 'Actions', 'MembersTable');
export const newPassword = message('classrooms.members.newPassword', 'New password', 'MembersTable, actions, label');
export const leaveTheClass = message(
  'classrooms.members.leaveTheClass',
  'Leave the class',
  'MembersTable, actions, label',
);
export const removeFromClass = message(
  'classrooms.members.removeFromClass',
  'Remove from the class',
  'MembersTable, actions, label',
);
export const you = message('classrooms.members.you', 'you', 'MembersTable, MemberRow, label');
export const noAccount = message('classrooms.members.noAccount', 'no account', 'MembersTable, MemberRow, label');
export const roleOf = message('classrooms.members.roleOf', 'Role of {name}', 'MembersTable, MemberRow, label');
export const moreFor = message('classrooms.members.moreFor', 'More for {name}', 'MembersTable, MemberRow, label');
export const giveNewPassword = message(
  'classrooms.members.giveNewPassword',
  'Give {name} a new password?',
  'NewPasswordDialog',
);
export const newPasswordFor = message(
  'classrooms.members.newPasswordFor',
  'New password for {name}',
  'NewPasswordDialog',
);
export const oldPasswordEnds = message(
  'classrooms.members.oldPasswordEnds',
  'The old password stops working, and {name} is signed out everywhere. Their work stays.',
  'NewPasswordDialog',
);
export const makeNewPassword = message('classrooms.members.makeNewPassword', 'Make new password', 'NewPasswordDialog');
export const done = message('classrooms.members.done', 'Done', 'NewPasswordDialog');
export const newPasswordsCount = message(
  'classrooms.members.newPasswordsCount',
  '{count, plural, one {# new password} other {# new passwords}}',
  'NewPasswordsDialog',
);
export const madeOf = message('classrooms.members.madeOf', '{done} of {count} made', 'NewPasswordsDialog, label');
export const makeNewPasswords = message(
  'classrooms.members.makeNewPasswords',
  'Make new passwords',
  'NewPasswordsDialog',
);
export const makeCount = message(
  'classrooms.members.makeCount',
  'Make {count, plural, one {# new password} other {# new passwords}}',
  'NewPasswordsDialog',
);
export const oldPasswordsEnd = message(
  'classrooms.members.oldPasswordsEnd',
  'Their old passwords stop working, and they are signed out everywhere. Their work stays.',
  'NewPasswordsDialog, Choose',
);
export const allCount = message('classrooms.members.allCount', 'All {count}', 'NewPasswordsDialog, Choose');
export const neverCameCount = message(
  'classrooms.members.neverCameCount',
  '{count} who never came',
  'NewPasswordsDialog, Choose',
);
export const noneOfThem = message('classrooms.members.noneOfThem', 'None', 'NewPasswordsDialog, Choose');
export const learnersWithAccount = message(
  'classrooms.members.learnersWithAccount',
  'Learners with an account of this class',
  'NewPasswordsDialog, Choose, aria-label',
);
export const passwordsNotKept = message(
  'classrooms.members.passwordsNotKept',
  'The new passwords are neither printed nor copied.',
  'NewPasswordsDialog, useNewPasswords, message',
);
export const noLongerHere = message('classrooms.members.noLongerHere', 'No longer here', 'RemovedMembers, title');
export const hide = message('classrooms.members.hide', 'Hide', 'RemovedMembers');
export const show = message('classrooms.members.show', 'Show', 'RemovedMembers');
export const isBack = message(
  'classrooms.members.isBack',
  '{name} is back, with their work.',
  'RemovedMembers, bringBack',
);
export const bringBackNamed = message(
  'classrooms.members.bringBackNamed',
  'Bring {name} back',
  'RemovedMembers, Rows, aria-label',
);
export const bringBack = message('classrooms.members.bringBack', 'Bring back', 'RemovedMembers, Rows');
export const makeAccountsTitle = message(
  'classrooms.members.makeAccountsTitle',
  'Make accounts without e-mail',
  'SchoolAccountsDialog',
);
export const accountsMade = message(
  'classrooms.members.accountsMade',
  '{count, plural, one {# account} other {# accounts}} made',
  'SchoolAccountsDialog',
);
export const eachGetsAccount = message(
  'classrooms.members.eachGetsAccount',
  'Each learner gets a user name and a password, and joins the class immediately. You can give them a new password at any time.',
  'SchoolAccountsDialog, NamesForm',
);
export const namesLineByLine = message(
  'classrooms.members.namesLineByLine',
  'Names, one to a line',
  'SchoolAccountsDialog, NamesForm, label',
);
export const pasteList = message(
  'classrooms.members.pasteList',
  'Paste a list or columns of a spreadsheet.',
  'SchoolAccountsDialog, NamesForm, helper',
);
export const enterOneLearner = message(
  'classrooms.members.enterOneLearner',
  'Enter at least one learner.',
  'SchoolAccountsDialog, problemOf',
);
export const enterAtMost = message(
  'classrooms.members.enterAtMost',
  'Enter at most {most} learners at a time. These are {count}.',
  'SchoolAccountsDialog, problemOf',
);
export const writeFullName = message(
  'classrooms.members.writeFullName',
  'Write first and last name: “{name}” is one word.',
  'SchoolAccountsDialog, problemOf',
);
export const printNow = message(
  'classrooms.members.printNow',
  'Print or copy the passwords now: they are shown this once',
  'SchoolSlips, title',
);
export const whoLosesTheirs = message(
  'classrooms.members.whoLosesTheirs',
  'You can give new ones to learners who lose theirs, on the Members page.',
  'SchoolSlips',
);
export const printSlips = message('classrooms.members.printSlips', 'Print slips', 'SchoolSlips');
export const copyList = message('classrooms.members.copyList', 'Copy list', 'SchoolSlips');
export const userNamesAndPasswords = message(
  'classrooms.members.userNamesAndPasswords',
  'User names and passwords',
  'SchoolSlips, aria-label',
);
export const userName = message('classrooms.members.userName', 'User name', 'SchoolSlips, SignInWith');
export const password = message('classrooms.members.password', 'Password', 'SchoolSlips, SignInWith');
export const slipHead = message(
  'classrooms.members.slipHead',
  '{product}, {name}: sign in at {address}',
  'SchoolSlips, SlipsOnPaper',
);
export const waitingForYou = message('classrooms.members.waitingForYou', 'Waiting for you', 'WaitingMembers, title');
export const approveAll = message('classrooms.members.approveAll', 'Approve all', 'WaitingMembers');
export const refuseNamed = message(
  'classrooms.members.refuseNamed',
  'Refuse {name}',
  'WaitingMembers, Waiting, aria-label',
);
export const refuse = message('classrooms.members.refuse', 'Refuse', 'WaitingMembers, Waiting');
export const approveNamed = message(
  'classrooms.members.approveNamed',
  'Approve {name}',
  'WaitingMembers, Waiting, aria-label',
);
export const approve = message('classrooms.members.approve', 'Approve', 'WaitingMembers, Waiting');
export const yes = message('classrooms.members.yes', 'yes', 'RolesCard, whether a role may do it');
export const no = message('classrooms.members.no', 'no', 'RolesCard, whether a role may do it');
export const sentOn = message('classrooms.members.sentOn', 'sent {day}', 'Invitations, Invitation');
export const endedOn = message('classrooms.members.endedOn', 'ended {day}', 'Invitations, Invitation');
export const worksUntilDay = message(
  'classrooms.members.worksUntilDay',
  'works until {day}',
  'Invitations, Invitation',
);
export const roleTeacher = message('classrooms.members.roleTeacher', 'Teacher', 'role in a class');
export const roleAssistant = message('classrooms.members.roleAssistant', 'Assistant', 'role in a class');
export const roleLearner = message('classrooms.members.roleLearner', 'Learner', 'role in a class');
export const actLearn = message(
  'classrooms.members.actLearn',
  'See the class and work on its tasks',
  'RolesCard, what a role may do',
);
export const actHelp = message(
  'classrooms.members.actHelp',
  'See members, results and progress, and help',
  'RolesCard, what a role may do',
);
export const actSet = message(
  'classrooms.members.actSet',
  'Set tasks and arrange sections',
  'RolesCard, what a role may do',
);
export const actPeople = message(
  'classrooms.members.actPeople',
  'Let people in, invite, import and remove them, change roles',
  'RolesCard, what a role may do',
);
export const actSettings = message(
  'classrooms.members.actSettings',
  'Change settings, copy or archive the class',
  'RolesCard, what a role may do',
);
export const askedWhen = message(
  'classrooms.members.askedWhen',
  'asked {when}',
  'WaitingMembers, when somebody asked to join',
);
