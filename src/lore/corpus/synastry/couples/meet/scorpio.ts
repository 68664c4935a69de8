import type { PairParagraphs } from '#lore/authored.ts'

export const scorpioMeet: PairParagraphs = {
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
      'With your Sun in Scorpio and theirs in Taurus, you dig and they stay.',
      'They like how completely you pay attention.',
      "You assume that anyone so even must be holding something back, until some night you see that they're like this all the way down.",
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
      "You trust {partner} before you've got any evidence, which isn't like you (your Sun in Scorpio, theirs in Cancer).",
      "They ask whether you're warm enough.",
      "It's so far from what people usually ask you that you give a true answer, and then another.",
      "They can be a bit afraid of your intensity until they notice how much of it is theirs, and you're never sure how much they've guessed.",
    ],
  },
  Leo: {
    says: [
      '{partner} fills the place and you let them, from a seat with a good view of the sides.',
      "With your Sun in Scorpio and theirs in Leo, either of you would sooner do without than be somebody's second choice.",
      'They can feel your attention from across the room.',
      'You take their wish to be liked for a weakness, until you see how much they give for it.',
    ],
  },
  Virgo: {
    says: [
      '{partner} gives you the facts in the right order and lowers their voice at the right one.',
      'That\'s how their Virgo Sun says "I trust you," and yours in Scorpio gets the message by the second fact.',
      'You like people who can keep quiet usefully.',
      "They think you see through them, so they tidy up a little before they meet you, when what you'd like is to be let in on a mess.",
    ],
  },
  Libra: {
    says: [
      'Everyone likes {partner}, which is why you have your doubts.',
      'Your Scorpio Sun wants to know what a person is when it costs something, while their Libra Sun hopes to keep the costs down.',
      "Then you hear them defend someone who isn't there.",
      "They find you alarming and restful at once, since you don't have to be entertained, and they may need telling that your silence at dinner was contentment.",
    ],
  },
  Scorpio: {
    says: [
      "As far as anybody can see, nothing is happening (your Sun in Scorpio, {partner}'s in Scorpio too).",
      "Meanwhile you both know when the other one came in and who they've talked to.",
      'Each tests the other with a small confidence and then listens for months to find out if it traveled.',
      "It's a great thing to be understood by an equal, and it's odd to feel how little you enjoy being read.",
    ],
  },
  Sagittarius: {
    says: [
      "{partner} says everything they think, so there's nothing for you to find out, and it's a vacation.",
      'With your Sun in Scorpio and theirs in Sagittarius, you go down into a thing and they go out across it.',
      'They tell you that you should laugh more, and then they see to it.',
      'What they take for gloom is concentration, and what you take for shallowness is trust.',
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
      "They'll tell you anything you ask, and you may suspect that nobody could be so calm about it unless they didn't care.",
    ],
  },
  Pisces: {
    says: [
      "{partner} can cry at a song in a store, and you move so that other people won't see it.",
      "With your Sun in Scorpio you guard, and with theirs in Pisces they haven't got a guard to their name.",
      'It brings out something in you that few people meet.',
      "They take you for the strong one, and both of you believe it until some night when you're the one who cries.",
    ],
  },
}
