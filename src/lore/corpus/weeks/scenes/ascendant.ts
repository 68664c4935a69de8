import type { AngleScenes } from '#lore/authored.ts'

export const ascendantScenes: AngleScenes = {
  eases: [
    {
      eases:
        "Someone's face may brighten when they see that it's you, before you've done anything to earn it.",
      presses:
        "You may straighten up before you go in, ready to be judged, where you'd be welcome as you are.",
      later:
        'If you arrive a little late, without having prepared an entrance, somebody may move over to make room.',
    },
    {
      eases:
        'A person at a counter may be nicer to you than they need to be. Something about you seems to invite it.',
      presses:
        "You might describe yourself to somebody, and you bore even yourself. You've been using the same three sentences for years.",
      later:
        "You might use some of your ease where you'd normally be efficient, and things go faster.",
    },
    {
      eases:
        "You might say hello first, and that's enough. The rest was never going to be up to you.",
      presses:
        'You might plan how to begin for so long that the moment passes. It would take one word.',
      later:
        "You might meet the person you've been meaning to speak to, with nothing prepared. They may say hello first, and it could be over before you can be nervous.",
    },
    {
      eases:
        "If you wear the good one on an ordinary errand, you may walk differently. It isn't likely that anyone will ask what the occasion is.",
      presses:
        "You may put the good one back in the closet and take the gray one. You're saving it, and you couldn't say for what.",
      later: 'You dress for an ordinary day as if it counted, and it does.',
    },
  ],
  presses: [
    {
      eases: 'Somebody may offer to carry something, and you let them. Nobody thinks less of you.',
      presses:
        "You may get the hard part once more, because you always manage. People don't ask if you're tired when you don't look it.",
      later:
        'You may be tired enough to speak quietly for once. People tend to move closer so as to hear you.',
    },
    {
      eases:
        "If you go slower for an hour, nothing may be late. You could be the only person who's in a hurry.",
      presses:
        "You may be out of breath with nobody chasing you. It's easy to match someone else's pace without noticing.",
      later: "If you say at the start how fast you'd like to go, people aren't likely to mind.",
    },
    {
      eases:
        "If you say how you'd like to be spoken to, the answer may be a friendly sure. People often have no idea.",
      presses:
        "You may get that tone again and hear yourself use it back. It's hard for people to know what they were never told.",
      later:
        'You might say how you want to be spoken to, in one line, and the tone changes at once.',
    },
    {
      eases: "Somebody might see how you really are, and it's all right. They seem to have known.",
      presses:
        'You may arrange your face and get the wrong one. The person across from you asks again.',
      later:
        'If you forget to arrange your face for an hour, people may be nicer to you, and you could get more done.',
    },
  ],
}
