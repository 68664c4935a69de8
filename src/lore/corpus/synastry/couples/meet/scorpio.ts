import type { PairParagraphs } from '#lore/authored.ts'

export const scorpioMeet: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} shows strength openly and you keep it hidden (your Sun in Scorpio, theirs in Aries).',
      "The two of you recognize each other as people who don't give up.",
      'They say what they want and you find out what others want first, so they may feel watched and you may feel charged at.',
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
      "{partner} trusts what can be seen, and you trust what's underneath (your Sun in Scorpio, theirs in Taurus).",
      "The attraction is strong, and it's partly that neither you nor {partner} can be pushed.",
      "You want to know everything about them, and they think there's nothing to know, which makes you look further.",
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
      '{partner} keeps on the move and you go deep (your Sun in Scorpio, theirs in Gemini).',
      "You are intrigued by how easily they talk, and they by how much you don't say.",
      'They ask a question and are on to the next, while you were about to tell the truth.',
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
      'Trust is slow with {partner} and slower with you, and complete after that (your Sun in Scorpio, theirs in Cancer).',
      'Either of you can feel how much there is in the other one.',
      'They need to be reassured and you need to be sure, and both of you would sooner guess than ask.',
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
      'You are both proud and loyal, and it takes one good quarrel for each to believe that the other one will stay.',
    ],
    says: [
      '{partner} fills the place and you let them, from a seat with a good view of the sides.',
      "With your Sun in Scorpio and theirs in Leo, either of you would sooner do without than be somebody's second choice.",
      'They can feel your attention from across the room.',
      'You take their wish to be liked for a weakness, until you see how much they give for it.',
    ],
  },
  Virgo: {
    tags: { you: ['seeing through'], partner: ['seeing through'] },
    plain: [
      '{partner} sees the details and you see the motives, so neither of you is easily fooled (your Sun in Scorpio, theirs in Virgo).',
      'On the whole, sitting next to somebody else who sees so much is restful.',
      "You look mostly at them, and they are slow to notice, because they didn't think that there was much to see.",
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
      '{partner} wants to get along and you want to get to the bottom of things (your Sun in Scorpio, theirs in Libra).',
      'You ask them what they really think, and hardly anyone does.',
      'They are kind where you expected a fight, and that gets further with you than honesty would.',
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
      'You and {partner} both watch before you trust, and each of you notices being watched (your Sun in Scorpio, theirs in Scorpio too).',
      "There's a strong pull in being known by somebody who can do what you can do.",
      'Both of you hold something back as insurance, and it gets easier when one of you gives it up first.',
    ],
    says: [
      "As far as anybody can see, nothing is happening (your Sun in Scorpio, {partner}'s in Scorpio too).",
      "Meanwhile you both know when the other one came in and who they've talked to.",
      'Each tests the other with a small confidence and then listens for months to find out if it traveled.',
      "It's a great thing to be understood by an equal, and it's odd to feel how little you enjoy being read.",
    ],
  },
  Sagittarius: {
    tags: { you: ['solemn', 'reserved'], partner: ['outgoing', 'laughing'] },
    plain: [
      'You go deep and {partner} goes far (your Sun in Scorpio, theirs in Sagittarius).',
      'They say everything that comes to mind, which is a vacation for you.',
      'You say little, and they would love to know more, but they can take your concentration for gloom, and you can take their trust for shallowness.',
    ],
    says: [
      "{partner} doesn't weigh an opinion before it comes out, and after a week of guarded people it's a vacation for you.",
      'With your Sun in Scorpio and theirs in Sagittarius, you stay with a subject until you understand it and they go on to the next one.',
      'They tell you that you should laugh more, and then they see to it.',
      "When you go quiet they suppose that you're unhappy, and when they joke you suppose that they weren't listening, and neither is usually so.",
    ],
  },
  Capricorn: {
    plain: [
      'You give little away at first, and {partner} gives even less (your Sun in Scorpio, theirs in Capricorn).',
      "You respect each other's strength, and what starts as respect gets deep.",
      'But you want to know what they feel and they want to know what you plan, and both of you answer that kind of question late.',
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
      'You look for the truth about people, and {partner} looks for the truth in general (your Sun in Scorpio, theirs in Aquarius).',
      'You interest each other because neither can be predicted.',
      'But you want to get closer when they want to keep an overview, and since neither bends, it takes some respect to leave it at that.',
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
      'A good deal is understood between you and {partner} before a word is said (your Sun in Scorpio, theirs in Pisces).',
      'They feel safe with your strength, and you can be soft with them.',
      'You want to be certain, and they leave things open, so you end up asking what they thought they had shown.',
    ],
    says: [
      "{partner} can cry at a song in a store, and you move so that other people won't see it.",
      "With your Sun in Scorpio you guard, and with theirs in Pisces they haven't got a guard to their name.",
      'It brings out something in you that few people meet.',
      "They take you for the strong one, and both of you believe it until some night when you're the one who cries.",
    ],
  },
}
