import type { PairParagraphs } from '#lore/authored.ts'

export const capricornMeet: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} wants to win today and you want to have won in ten years (your Sun in Capricorn, theirs in Aries).',
      'You are both ambitious, and you respect that.',
      'You find them rash and they find you slow, but they do better with your planning, and you get there sooner with their push.',
    ],
    says: [
      "You're impressed that {partner} asks for things as if asking cost nothing, because you'd never do it.",
      'Your Sun in Capricorn takes the stairs and theirs in Aries takes a run at the wall.',
      "They like that you don't scare.",
      "You suspect that anything so quick can't last, so you go on being reasonable for a while after they've won you over, and they may nearly give up on the day you decide.",
    ],
  },
  Taurus: {
    plain: [
      'Results count with {partner}, and they count with you (your Sun in Capricorn, theirs in Taurus).',
      'On the whole, you each notice that the other one does what was promised.',
      'You work when they would rather enjoy it, and they rest when you would rather get on, and it evens out if you let it.',
    ],
    says: [
      "{partner} orders the good one, and you, who'd looked at the price, have the good one too.",
      "With your Sun in Capricorn and theirs in Taurus, you're two people with patience, except that they know what it's for.",
      'You like to see someone enjoy a thing without apology.',
      "They're the first not to be fooled by your working late, and to ask, as a plain question, whether there's anybody who cooks for you.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} plays with possibilities and you work toward one (your Sun in Capricorn, theirs in Gemini).',
      'You take them more seriously than most people do, and they get you to smile.',
      'They can seem careless to you and you can seem severe to them, mostly in the first half hour.',
    ],
    says: [
      "{partner} has changed jobs and hobbies again, and you can't work out why you aren't tired of hearing about it.",
      'You hold on to things, with your Sun in Capricorn, and they let them pass through, with theirs in Gemini.',
      'They like making you laugh, because it takes work.',
      "You keep wondering if you're one of the things that'll pass through, and meanwhile they keep coming back with more.",
    ],
  },
  Cancer: {
    plain: [
      '{partner} cares for people and you provide for them (your Sun in Capricorn, theirs in Cancer).',
      'They see that you are tired under the competence, and you see how much rests on them.',
      "Each of you does well what the other one finds hard, and you need to hear that feelings aren't a weakness.",
    ],
    says: [
      '{partner} asks how you are and doesn\'t accept "busy." With your Sun in Capricorn and theirs in Cancer, each is good at what the other finds hard.',
      "You can tell people no, and they can tell people they've missed them.",
      "You'd meant to be impressive and they were drawn to you anyway.",
      "They think that you're steadier than you feel, and as long as they think it you are.",
    ],
  },
  Leo: {
    plain: [
      '{partner} wants recognition now, and you want it when the work is done (your Sun in Capricorn, theirs in Leo).',
      'You are both ambitious, and each of you respects it in the other.',
      'You can seem stern to them and they can seem vain to you, until they find out that each of you is waiting for a word of praise.',
    ],
    says: [
      "You're wary of people who like a spotlight, and then {partner} shares it with the one who did the work.",
      'Your Capricorn Sun keeps track of who does.',
      'You like their pride because it has standards.',
      'Their Sun in Leo has to be told that you like it, though, since your approval consists of coming back, and they count it only when it comes with words.',
    ],
  },
  Virgo: {
    plain: [
      'Competence is what impresses {partner}, and nothing else impresses you so much (your Sun in Capricorn, theirs in Virgo).',
      'Both of you like to work side by side, and respect comes before affection.',
      'Neither of you says much about feelings, and you both show them by doing a bit more than was asked.',
    ],
    says: [
      "{partner} apologizes for being four minutes late, and you'd already noted that they're never late.",
      'One earth sign is meeting another, your Sun in Capricorn and theirs in Virgo, so courtship looks like two people being reliable at each other.',
      'Neither makes a fuss.',
      "You think there's time, they think there's no interest, and a good deal of happiness can hang on one of you staying for a second coffee.",
    ],
  },
  Libra: {
    tags: { you: ['reserved'], partner: ['outgoing'] },
    plain: [
      '{partner} wins people over and you earn their trust (your Sun in Capricorn, theirs in Libra).',
      'They find you severe and then notice how fair you are.',
      'You find them light and then notice how much work it is to make things easy for everybody.',
    ],
    says: [
      "{partner} gets a smile out of the person at the counter who's never smiled at you.",
      "With your Sun in Capricorn you respect skill of any kind, and theirs in Libra is skilled in an area that you'd written off.",
      'They feel safe with somebody who decides.',
      "You take a while to see that they'd like to be asked first, and that \"I don't mind\" is where they'd hoped you'd begin.",
    ],
  },
  Scorpio: {
    plain: [
      '{partner} gives little away at first, and you give even less (your Sun in Capricorn, theirs in Scorpio).',
      "The two of you respect each other's strength, and what starts as respect gets deep.",
      'They want to know what you feel and you want to know what they plan, and both of you answer that kind of question late.',
    ],
    says: [
      "You both prefer not to be known until it's been earned, so it starts slowly and mostly in hints (your Sun in Capricorn, {partner}'s in Scorpio).",
      'You talk about work and mean everything else.',
      "They like that you've never once pumped them for anything.",
      "You like how little they waste on people they don't care for, and it's flattering and faintly alarming to be where all of it goes.",
    ],
  },
  Sagittarius: {
    plain: [
      '{partner} trusts in luck and you trust in work (your Sun in Capricorn, theirs in Sagittarius).',
      "They make you laugh about what can't be helped, and you see to it that their hopes get somewhere.",
      'You wonder if they mean it and they wonder if you ever enjoy it, and the answer is yes on both sides.',
    ],
    says: [
      '{partner} tells you that you worry too much, in your first conversation, with their hand on your arm.',
      "Your Sun is in Capricorn and theirs in Sagittarius, and nobody else would've gotten away with it.",
      "You like to hear that it'll be fine from a person who's plainly lived through it not being fine.",
      "They believe you've got it all worked out, and you let them, for longer than you intended.",
    ],
  },
  Capricorn: {
    plain: [
      'You and {partner} both seem more grown up than you feel, and each of you can tell (your Sun in Capricorn, theirs in Capricorn too).',
      'You respect each other first and relax much later.',
      'Two people with so much to do can put off being happy together, so it belongs on the calendar.',
    ],
    says: [
      "Each is waiting for the other to be less busy (your Sun in Capricorn, {partner}'s in Capricorn too).",
      "It's restful to have nothing to explain about deadlines, or about being up at five.",
      "The dry remarks get drier until you're both in tears.",
      "What neither sees is that the other one is also hoping to be told that it's enough for today, and to come outside.",
    ],
  },
  Aquarius: {
    plain: [
      'You go by experience and {partner} goes by principle (your Sun in Capricorn, theirs in Aquarius).',
      'Each of you is serious about what is right, though you get there by different roads.',
      "You want to know if it works and they want to know if it's fair, and neither of you cares much for charm.",
    ],
    says: [
      "{partner} breaks a rule that you've always kept, and nothing happens, so you look into it.",
      "Your Sun is in Capricorn and theirs is in Aquarius, and underneath the jokes they're as principled as you are, about different things.",
      'They find you less conventional than you look, and you find them more faithful than they claim.',
    ],
  },
  Pisces: {
    plain: [
      'You build and {partner} imagines (your Sun in Capricorn, theirs in Pisces).',
      "They see the tender side that you don't show, and you make it possible for them to carry something out.",
      'You can be hard on what seems weak, and they can be vague about what was promised, so both of you have to be plain.',
    ],
    says: [
      "With {partner} you put down a weight that you hadn't known you were holding.",
      'Your Sun in Capricorn keeps the world running, and theirs in Pisces sits down on the curb beside you and says how pretty the light is.',
      'They like that the ground is firm wherever you stand.',
      "Out of love you may start arranging their life within the week, and out of love they'll let you, and lose everything you've labeled.",
    ],
  },
}
