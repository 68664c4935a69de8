import type { AspectPoint } from '#sky/aspects.ts'

// A closing remark on a transit to a natal point, when a daily text has room for it.

export const asides: Record<AspectPoint, Record<'easy' | 'hard' | 'full', string[]>> = {
  sun: {
    easy: [
      'You need not raise your voice for it.',
      'Let yourself be seen while it lasts, even if only from the side.',
      'Half the usual effort will do, so keep the other half for supper.',
    ],
    hard: [
      'Pride is allowed, as long as it does not do the talking.',
      'You can be in the right and still speak second.',
      'It is a matter of light, and the lamp can be moved.',
    ],
    full: [
      'Whatever you do then, you do it with your whole name.',
      'Choose one thing for it, and one only.',
    ],
  },
  moon: {
    easy: [
      'Your body has noticed before you did, and sits more easily.',
      'It is a good day to be looked after, if somebody offers.',
      'Enjoy it the way one enjoys a warm bench.',
    ],
    hard: [
      'A glass of water and ten minutes by a window are not too small a remedy.',
      'Hunger and hurt are easily mistaken for each other, so eat first.',
      'What you feel is true, and can wait until you have slept.',
    ],
    full: [
      'Let it be a feeling for a while before it becomes an opinion.',
      'Keep someone near to whom you need not explain it.',
    ],
  },
  mercury: {
    easy: [
      'Write it down, since it will not come twice in the same words.',
      'What you say in passing may turn out to be the main thing.',
      'The right word is nearer than the dictionary.',
    ],
    hard: [
      "Read it again with somebody else's eyes.",
      'The shorter version is the safer one.',
      'Let an hour go by before you press send.',
    ],
    full: [
      'Your head is full, so carry a notebook.',
      'Say it to one person before you say it to six.',
    ],
  },
  venus: {
    easy: [
      'Take the pleasure without asking what it is good for.',
      'A small courtesy goes a long way here.',
      'Say that you like it, in the hearing of whoever made it.',
    ],
    hard: [
      'You can decline politely and still decline.',
      'What looks dear today may look merely expensive tomorrow.',
      'Being liked and being close are different things, and you may choose.',
    ],
    full: [
      'Dress for it, if only in clean socks.',
      'Let something be beautiful without improving it.',
    ],
  },
  mars: {
    easy: [
      'Begin before you have talked yourself out of it.',
      'Use the push for the heavy end of the list.',
      'Your legs are willing, so give them the errand.',
    ],
    hard: [
      'Spend the heat on something with a handle.',
      'The second answer is the better one.',
      'Walk once around the block before you open your mouth.',
    ],
    full: [
      'There is a great deal of force about, so point it at something.',
      'Start, and let the explanation follow.',
    ],
  },
  jupiter: {
    easy: [
      'Give some of it away while there is plenty.',
      'It is a good day for asking for a little more than you need.',
      'Whatever you say yes to will have some room in it.',
    ],
    hard: [
      'Promise the half, and be admired for the whole.',
      'More is not the only direction.',
      'Look at the price after the enthusiasm.',
    ],
    full: [
      'Think large for an hour, and then write down one part.',
      'Share it, or it will keep you awake.',
    ],
  },
  saturn: {
    easy: [
      'What you finish under such a sky tends to stay finished.',
      'Take the slow way, which happens to be the shorter one.',
      'Patience costs you nothing here, so spend it freely.',
    ],
    hard: [
      'It is a limit, and one can lean on it for a while.',
      'Do the next plain thing, and leave the verdict for the weekend.',
      'Nobody is keeping score but you.',
    ],
    full: [
      'One thing, done properly, is enough for a day like this.',
      'Be as strict as you like with the task and gentle with the one who does it.',
    ],
  },
  uranus: {
    easy: [
      'The unusual way is open, and nobody minds.',
      'Try it once, as one tries a hat.',
      'You may be surprised at how little stands in the way.',
    ],
    hard: [
      'Leave a window open, and stay in the room.',
      'You need air more than you need to win.',
      'Change one thing and leave the rest in its place.',
    ],
    full: [
      'Expect yourself to be a little odd, and enjoy it.',
      'Let one plan fall through without chasing it.',
    ],
  },
  neptune: {
    easy: [
      'Let it drift for half an hour, and see where it lands.',
      'What you imagine then is worth a line in a notebook.',
      'Kindness comes easily, so aim it at somebody.',
    ],
    hard: [
      'Check the address, the date and the sum, and trust the rest.',
      'Where it is foggy one walks slowly, and need not stop.',
      'Do not sign a feeling.',
    ],
    full: [
      'Leave the practical matters to a clearer day.',
      'Give it music or water, and no forms.',
    ],
  },
  pluto: {
    easy: [
      'You can look closely now without flinching.',
      'What you let go of leaves more room than you expected.',
      'There is strength here that makes no noise.',
    ],
    hard: [
      'You can let the rope run out by a yard and still hold it.',
      'Wanting to know is good; having to know can wait.',
      'Do not test what you could simply ask.',
    ],
    full: [
      'Go to the bottom of one thing and leave the others closed.',
      'Say what you mean once, quietly.',
    ],
  },
  asc: {
    easy: [
      'Walk in as you are.',
      'First impressions are on your side.',
      'Somebody will be glad that you came.',
    ],
    hard: [
      'Soften the first sentence, and the second takes care of itself.',
      'It is your manner that is in question, which can be changed at any door.',
      'Loosen your jaw before you say hello.',
    ],
    full: ['All of it shows on your face, so let it.', 'Be the first to greet.'],
  },
  mc: {
    easy: [
      'Let somebody see what you are working on.',
      'A word in the right place carries further than usual.',
      'Take the credit, and pass a slice of it on.',
    ],
    hard: [
      'Your standing survives an honest no.',
      'Do the work first and the explaining afterward.',
      'It concerns the part, and you are more than the part.',
    ],
    full: [
      'People are looking, so show them the thing you would sign.',
      'Decide what it should be known for, in five words.',
    ],
  },
}
