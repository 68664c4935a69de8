import type { PairParagraphs } from '#lore/authored.ts'

export const scorpioWith: PairParagraphs = {
  Aries: {
    says: [
      '{partner} is over there in broad daylight, wanting you, and you admire the lack of strategy.',
      "Your Sun is in Scorpio and theirs is in Aries, so you know the feeling, only you'd have covered it.",
      'They make you laugh by asking outright.',
      "You keep looking for what's behind it, and they keep thinking that you're angry, when you're just interested and haven't moved your face.",
    ],
  },
  Taurus: {
    says: [
      "You want to find the thing that would rattle {partner}, and an hour later you're still looking, in the best of moods.",
      'With your Sun in Scorpio and theirs in Taurus you dig and they stay.',
      'They like how completely you pay attention.',
      "You assume that anyone so even must be holding something back, and there's a night when you see that this is simply how they are, all the way down.",
    ],
  },
  Gemini: {
    says: [
      "{partner} tells you a secret within ten minutes, and you wonder to how many people they've told it.",
      "It isn't quite a secret to their Gemini Sun, and to yours in Scorpio it's an obligation.",
      "They're drawn to the questions you don't ask.",
      "You're drawn to somebody who gets out from under every mood by talking, though you'd like to catch them once, around midnight, with nothing to say.",
    ],
  },
  Cancer: {
    says: [
      "You trust {partner} before you've got any evidence, which isn't a thing you do (your Sun in Scorpio, theirs in Cancer).",
      "They ask whether you're warm enough.",
      "It's so far from what people usually ask you that you answer truthfully, and then some.",
      "They're a bit afraid of your intensity until they notice that it's mostly on their side, and you're never quite sure how much they've guessed.",
    ],
  },
  Leo: {
    says: [
      '{partner} fills the place and you let them, from a seat where you can see the back of the stage.',
      "Your Sun is in Scorpio, theirs is in Leo, and both of you would sooner do without than be anybody's second choice.",
      'They feel your attention on their neck.',
      "You read their need to be liked as a weakness and then you see how much they give for it, and you've been on their side since.",
    ],
  },
  Virgo: {
    says: [
      '{partner} gives you the facts in the right order and lowers their voice at the right one.',
      'That\'s how their Virgo Sun says "I trust you," and yours in Scorpio had gotten the message by the second fact.',
      'You like people who can keep quiet usefully.',
      "They think you see through them, and they tidy up a little before they meet you, when what you'd really like is to be let in on a mess.",
    ],
  },
  Libra: {
    says: [
      'Everyone likes {partner}, which is why you had your doubts.',
      'Your Scorpio Sun wants to know what a person is when it costs something, while their Libra Sun hopes to keep the costs down.',
      "Then you saw them defend someone who wasn't there.",
      "They find you alarming and a rest, since you don't require to be entertained, and they may need telling that your silence at dinner was contentment.",
    ],
  },
  Scorpio: {
    says: [
      "Nothing happened, as far as anybody could see (your Sun in Scorpio, {partner}'s in Scorpio too).",
      "You both knew when you'd come in, what you'd worn, who you'd left with.",
      'Each of you tested the other with a small confidence and then listened for months to find out if it traveled.',
      "It's a great thing to be understood by an equal, and it's odd to feel how little you enjoy being read.",
    ],
  },
  Sagittarius: {
    says: [
      "{partner} says everything they think, so you've nothing to find out, and it's a vacation.",
      'With your Sun in Scorpio and theirs in Sagittarius, you go down into a thing and they go out across it.',
      'They tell you that you should laugh more, and then they see to it.',
      "What they take for gloom is concentration, and what you take for shallowness is a kind of trust that you'd forgotten existed.",
    ],
  },
  Capricorn: {
    says: [
      "You and {partner} sized each other up across somebody else's problem, and each saw a person who wouldn't fold (your Sun in Scorpio, theirs in Capricorn).",
      "It's respect first, and it has a pulse.",
      "They don't pry and you don't gush.",
      'As both of you think that the one who shows it first has lost something, a friend may be amazed to hear that anything is going on, in its second year.',
    ],
  },
  Aquarius: {
    says: [
      '{partner} looks at you as if you were fascinating and not in the least frightening, and you hardly know where to stand.',
      "Your Sun in Scorpio wants to be the only one, and theirs in Aquarius doesn't believe in only ones.",
      "It's the candor that gets you.",
      "They'll tell you anything you ask, they just hadn't thought that you'd mind the answer, and you'd thought that no one would be so calm unless they'd stopped caring.",
    ],
  },
  Pisces: {
    says: [
      "{partner} cries at a song in a store, and you move so that other people can't see it.",
      "With your Sun in Scorpio you guard, and with theirs in Pisces they haven't got a guard to their name.",
      'It brings out something in you that few people meet.',
      "They think you're stronger than you are, you think they're weaker, and it works nicely till one of you has a good cry and it's you.",
    ],
  },
}
