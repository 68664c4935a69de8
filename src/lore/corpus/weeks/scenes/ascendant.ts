import type { Scenes } from '#lore/authored.ts'

export const ascendantScenes: Record<'eases' | 'presses', readonly Scenes[]> = {
  eases: [
    {
      eases:
        "Someone's face may brighten when they see that it's you. You hadn't put on any face of your own.",
      presses:
        "You may straighten up before you go in, ready to be judged, and it's a friend. You'd have been welcome as you were.",
      later:
        'You might arrive a little late, without having prepared an entrance. Somebody moves over to make room.',
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
        "You might plan how to begin for so long that the other person leaves. It would've taken one word.",
      later:
        "You might meet the person you've been meaning to speak to, with nothing prepared. They say hello first, and it's over before you can be nervous.",
    },
    {
      eases:
        'You may wear the good one on an ordinary errand, and you walk differently. Nobody asks what the occasion is.',
      presses:
        "You may put the good one back in the closet and take the gray one. You're saving it, and you couldn't say for what.",
      later: 'You dress for an ordinary day as if it counted, and it does.',
    },
  ],
  presses: [
    {
      eases: 'Somebody may offer to carry something, and you let them. Nobody thinks less of you.',
      presses:
        "You may get the hard part once more, because you always manage. Nobody asks if you're tired, since you don't look it.",
      later:
        'You may be tired enough to speak quietly for once. People move closer so as to hear you.',
    },
    {
      eases:
        "You might go slower for an hour, and nothing is late. The only person who'd been in a hurry was you.",
      presses:
        "You're out of breath, and nobody's chasing you. You'd matched someone else's pace without noticing.",
      later: "You may say at the start how fast you'd like to go, and nobody minds.",
    },
    {
      eases:
        "You may say how you'd like to be spoken to, and the answer is a friendly sure. They'd had no idea.",
      presses:
        'You may get that tone again, and you hear yourself use it back. Nobody has told anybody anything.',
      later:
        'You might say how you want to be spoken to, in one line, and the tone changes at once.',
    },
    {
      eases: "Somebody might see how you really are, and it's all right. They seem to have known.",
      presses:
        'You may arrange your face and get the wrong one. The person across from you asks again.',
      later:
        'You may forget to arrange your face for an hour. People are nicer to you, and you get more done.',
    },
  ],
}
