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
    "You'd let it go if it were only about that evening.",
    'Somebody who knew you well could have seen it coming.',
    'Your half of it is older than the two of you.',
    'It touches something that you seldom put into words.',
    "You've been over this long before you met {partner}.",
    "What you'd hoped for that evening wasn't much.",
    "Seen from your side, it's hardly even a quarrel.",
    "Nobody gets this upset about nothing, and you don't, either.",
    "You're defending something, and it deserves a name.",
    "On this point you've always been the same.",
    "You may sound as though you wanted to win, and it isn't that.",
    'It hits you where you have the least to spare.',
  ],
  partner: [
    "{partner} isn't fighting about the same thing.",
    'It gets to {partner} for another reason.',
    'From where {partner} is, it looks like a different quarrel.',
    'What {partner} has at stake is something else.',
    "{partner} has a reason, too, and it's a different one.",
    "{partner} isn't being unreasonable, either.",
    '{partner} hears another question in it.',
    'Looked at from the other side, it makes just as much sense.',
    '{partner} would tell the same evening differently.',
    "As for {partner}, there's more at stake than the evening.",
    '{partner} could give you a good reason, on a calmer day.',
    '{partner} is defending something, too.',
    'What {partner} would like from you is a smaller thing than you think.',
    '{partner} has been like this since long before you.',
    "You may not have heard {partner}'s half of it put plainly.",
    "If you asked {partner} on a good day, you'd hear something else.",
    'Seen from where {partner} sits, you started it.',
    'It costs {partner} more than it looks.',
  ],
}

/** Before what stands between a person and being loved, where it is so for both, or for one of the two. */
export const catchLeads: Record<'both' | 'you' | 'partner', readonly string[]> = {
  both: [
    'Each of you brings a catch to it.',
    'Neither of you is quite simple about love, and that began before you met.',
    "It isn't all attraction, since each of you also has a way of making it harder.",
    'Liking each other is one thing, and letting yourselves be liked is another.',
    'Both of you have a habit that gets between you and being liked.',
    'Love runs into a snag in each of you.',
    'Each of you has a way of ducking when love comes close.',
  ],
  you: [
    "There's a catch on your side.",
    "One thing can get in the way of it, and it's yours.",
    'You have a habit that {partner} had better know about.',
    'You make it harder than it has to be in one respect.',
    "There's one point on which you don't make it easy for {partner}.",
    'Something in you ducks when love comes close.',
  ],
  partner: [
    "There's a catch on {partner}'s side.",
    "One thing can get in the way of it, and it's {partner}'s.",
    '{partner} has a habit that you had better know about.',
    '{partner} makes it harder than it has to be in one respect.',
    "There's one point on which {partner} doesn't make it easy for you.",
    'Something in {partner} ducks when love comes close.',
  ],
}

/** After it. */
export const catchEnds: Record<'both' | 'you' | 'partner', readonly string[]> = {
  both: [
    "It has nothing to do with the other one, and on a bad day it won't look that way.",
    'Knowing that about each other saves you a good deal of guessing.',
    'That much was there before, and neither of you has to take it as an answer.',
    'On the days when either of these acts up, waiting does more than asking.',
  ],
  you: [
    '{partner} may take it for an answer, so tell them that you were like this before.',
    "It has nothing to do with {partner}, and on a bad day it won't look that way to them.",
    "{partner} can wait it out more easily once they know that it's not about them.",
    'It passes sooner when {partner} is told that it has come up again.',
  ],
  partner: [
    "You needn't take it as an answer, since they were like this before they knew you.",
    "It has nothing to do with you, and on a bad day it won't look that way.",
    "It's easier to wait out once you know that it isn't about you.",
    'On the days when it acts up, waiting does more than asking.',
  ],
}

/** Before a second hard contact. */
export const furtherLeads: readonly string[] = [
  "It isn't your only sore point.",
  'A second subject comes up when the first has been dealt with.',
  "There's a smaller quarrel beside it.",
  "That isn't the only place where you collide.",
  'One more thing adds to it.',
  'On some days it starts somewhere else.',
  'You can fall out over something else as well.',
  'Now and then the trouble comes from another corner.',
  "There's a second thing that you two trip over.",
]
