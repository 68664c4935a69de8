/** Before what each of the two has at stake in their quarrel. */
export const sideLeads: Record<'you' | 'partner', readonly string[]> = {
  you: [
    'You have a good reason to mind.',
    "It isn't stubbornness on your side.",
    "There's a reason that this gets to you.",
    "You aren't being difficult for the sake of it.",
    'From where you are, the quarrel is about something simple.',
    'What you have at stake is larger than it looks from outside.',
    'Part of why you care so much has to do with you alone.',
  ],
  partner: [
    "{partner} isn't fighting about the same thing.",
    'It gets to {partner} for another reason.',
    'From where {partner} is, it looks like a different quarrel.',
    'What {partner} has at stake is something else.',
    "{partner} has a reason, too, and it's a different one.",
    "{partner} isn't being unreasonable, either.",
    '{partner} hears another question in it.',
  ],
}

/** Before what each of the two has to settle alone. */
export const catchLeads: readonly string[] = [
  'Each of you also came with an argument that was going on before you met.',
  'Neither of you is entirely of one mind, even alone.',
  'Some of what happens between you happens inside each of you first.',
  'Each of you has something to settle that no other person can settle for you.',
]

/** After it. */
export const catchEnds: readonly string[] = [
  "It has nothing to do with the other one, and on a bad day it won't look that way.",
  'Knowing that about each other saves you a good deal of guessing.',
  'That much was there before, and neither of you has to take it as an answer.',
  'On the days when either of these acts up, waiting does more than asking.',
]

/** Before a second hard contact. */
export const furtherLeads: readonly string[] = [
  'It has company.',
  "There's a smaller quarrel beside it.",
  "That isn't the only place where you collide.",
  'One more thing adds to it.',
  'On some days it starts somewhere else.',
]
