import type { PairParagraphs } from '#lore/authored.ts'

export const scorpioMeet: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} shows strength at once, and you keep it out of sight (your Sun in Scorpio, theirs in Aries).',
      "Each one of you can tell that the other one isn't afraid.",
      "They ask the thing directly, and you answer when you're ready, which they find hard and interesting.",
      'What you can trust is that they have no second intention behind the first.',
    ],
    says: [
      '{partner} is over there in broad daylight, wanting you, and you admire the lack of strategy.',
      "Your Sun is in Scorpio and theirs is in Aries, so you know the feeling, only you'd have covered it.",
      'They make you laugh by asking outright.',
      "You keep looking for what's behind it, and they keep thinking that you're angry, when you're just interested and haven't moved your face.",
    ],
  },
  Taurus: {
    plain: [
      "{partner} stays on the surface because it's comfortable there, and you go under it at once (your Sun in Scorpio, theirs in Taurus).",
      'Each of you is loyal, and each one of you can tell.',
      "You want to know what they're hiding, and they aren't hiding anything, which takes some time to be believed.",
      'After that there is hardly anything that could move either.',
    ],
    says: [
      "You want to find the thing that would rattle {partner}, and an hour later you're still looking, in the best of moods.",
      'With your Sun in Scorpio and theirs in Taurus, you dig and they stay.',
      'They like how completely you pay attention.',
      "You assume that anyone so even must be holding something back, until some night you see that they're like this all the way down.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} talks and you watch (your Sun in Scorpio, theirs in Gemini).',
      "They're used to people who answer, and you answer with a look.",
      "What makes them curious is that you can't be read, and what makes you curious is that they seem to hide nothing.",
      "You will find out that there's more to it, and they will find out that you had known since the first evening.",
    ],
    says: [
      "{partner} tells you a secret within ten minutes, and you wonder to how many people they've told it.",
      "It isn't quite a secret to their Gemini Sun, and to yours in Scorpio it's an obligation.",
      "They're drawn to the questions you don't ask.",
      "You're drawn to somebody who gets out from under every mood by talking, though you'd like to catch them once, around midnight, with nothing to say.",
    ],
  },
  Cancer: {
    plain: [
      'You and {partner} both know more about a person than was said (your Sun in Scorpio, theirs in Cancer).',
      "It doesn't take long until the two of you trust each other, and it would have taken anyone else years.",
      'They show it by taking care, and you show it by telling them something.',
      'Each of you can hurt the other like nobody else, and you both know it and are careful.',
    ],
    says: [
      "You trust {partner} before you've got any evidence, which isn't like you (your Sun in Scorpio, theirs in Cancer).",
      "They ask whether you're warm enough.",
      "It's so far from what people usually ask you that you give a true answer, and then another.",
      "They can be a bit afraid of your intensity until they notice how much of it is theirs, and you're never sure how much they've guessed.",
    ],
  },
  Leo: {
    plain: [
      "{partner} shines, and you look at what's behind it (your Sun in Scorpio, theirs in Leo).",
      "They aren't used to being seen through, and it's more exciting than applause.",
      "You aren't used to anybody that open, and look for the catch.",
      'You are both proud and loyal, and it takes one good quarrel until each knows that the other one stays.',
    ],
    says: [
      '{partner} fills the place and you let them, from a seat with a good view of the sides.',
      "With your Sun in Scorpio and theirs in Leo, either of you would sooner do without than be somebody's second choice.",
      'They can feel your attention from across the room.',
      'You take their wish to be liked for a weakness, until you see how much they give for it.',
    ],
  },
  Virgo: {
    plain: [
      "You and {partner} both see too much, and it's restful to sit next to somebody else who does (your Sun in Scorpio, theirs in Virgo).",
      'They see the details, and you see the motives.',
      "Neither you nor {partner} passes on what you've seen.",
      "You're looking mostly at them, and they're slow to notice, because they hadn't thought that there was much to see.",
    ],
    says: [
      '{partner} gives you the facts in the right order and lowers their voice at the right one.',
      'That\'s how their Virgo Sun says "I trust you," and yours in Scorpio gets the message by the second fact.',
      'You like people who can keep quiet usefully.',
      "They think you see through them, so they tidy up a little before they meet you, when what you'd like is to be let in on a mess.",
    ],
  },
  Libra: {
    plain: [
      '{partner} wants to get along, and you want to get to the bottom of it (your Sun in Scorpio, theirs in Libra).',
      'You ask what they really think, and hardly anyone does.',
      "It's alarming to them and it's flattering.",
      "They're kind where you expected a fight, and that gets further with you than any amount of honesty.",
    ],
    says: [
      'Everyone likes {partner}, which is why you have your doubts.',
      'Your Scorpio Sun wants to know what a person is when it costs something, while their Libra Sun hopes to keep the costs down.',
      "Then you hear them defend someone who isn't there.",
      "They find you alarming and restful at once, since you don't have to be entertained, and they may need telling that your silence at dinner was contentment.",
    ],
  },
  Scorpio: {
    plain: [
      "You and {partner} each see that the other one is hiding something, and it's the same thing (your Sun in Scorpio, theirs in Scorpio too).",
      "It's all or nothing early on.",
      'Neither of you asks idle questions, and neither of you forgets an answer.',
      "What each of you tests in the other is whether it's safe to stop testing, and it takes as long as it takes.",
    ],
    says: [
      "As far as anybody can see, nothing is happening (your Sun in Scorpio, {partner}'s in Scorpio too).",
      "Meanwhile you both know when the other one came in and who they've talked to.",
      'Each tests the other with a small confidence and then listens for months to find out if it traveled.',
      "It's a great thing to be understood by an equal, and it's odd to feel how little you enjoy being read.",
    ],
  },
  Sagittarius: {
    plain: [
      'You go down into a thing, and {partner} goes out across it (your Sun in Scorpio, theirs in Sagittarius).',
      "They say everything that comes to mind, so there's nothing for you to find out, and it's a kind of vacation.",
      'You say little, and they would love to know.',
      'What they take for gloom in you is concentration, and what you take for shallowness in them is trust.',
    ],
    says: [
      "{partner} says everything they think, so there's nothing for you to find out, and it's a vacation.",
      'With your Sun in Scorpio and theirs in Sagittarius, you go down into a thing and they go out across it.',
      'They tell you that you should laugh more, and then they see to it.',
      'What they take for gloom is concentration, and what you take for shallowness is trust.',
    ],
  },
  Capricorn: {
    plain: [
      "You and {partner} both keep things to yourselves and both finish what's begun, so it's mutual respect before it's anything else (your Sun in Scorpio, theirs in Capricorn).",
      'Nobody flatters.',
      'You want to know what they feel, and they want to know if you can be counted on, and each of you finds out by watching.',
      "What's said in the end has been true for a good while.",
    ],
    says: [
      "You and {partner} sized each other up across somebody else's problem, and each saw a person who wouldn't fold (your Sun in Scorpio, theirs in Capricorn).",
      "It's respect first, and it has a pulse.",
      "They don't pry and you don't gush.",
      'As both of you think that the one who shows it first has lost something, a friend may be amazed to hear that anything is going on, in its second year.',
    ],
  },
  Aquarius: {
    plain: [
      'You want to be close, and {partner} wants to be free (your Sun in Scorpio, theirs in Aquarius).',
      'Both of you have a will, and neither of you is impressed by the usual things.',
      "You can't find the way in with them, and they can't get you to be casual.",
      "That's what makes it interesting, and it stays so, because neither gives up the whole of it.",
    ],
    says: [
      '{partner} looks at you as if you were fascinating and not in the least frightening, and you hardly know where to stand.',
      "Your Sun in Scorpio wants to be the only one, and theirs in Aquarius doesn't believe in only ones.",
      "It's the candor that gets you.",
      "They'll tell you anything you ask, and you may suspect that nobody could be so calm about it unless they didn't care.",
    ],
  },
  Pisces: {
    plain: [
      "You and {partner} both feel what's under a conversation, and have hardly to speak (your Sun in Scorpio, theirs in Pisces).",
      "You're the stronger one to look at, and they're the one who can't be held.",
      "They soften you and aren't frightened of what's dark.",
      'You make them feel that somebody would go through fire for them, and it happens to be so.',
    ],
    says: [
      "{partner} can cry at a song in a store, and you move so that other people won't see it.",
      "With your Sun in Scorpio you guard, and with theirs in Pisces they haven't got a guard to their name.",
      'It brings out something in you that few people meet.',
      "They take you for the strong one, and both of you believe it until some night when you're the one who cries.",
    ],
  },
}
