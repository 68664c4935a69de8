import type { PairParagraphs } from '#lore/authored.ts'

export const geminiDays: PairParagraphs = {
  Aries: {
    plain: [
      "{partner} feels things hard and fast, and you talk about a feeling until it's gone (your Moon in Gemini, theirs in Aries).",
      'It makes for lively evenings, because they bring the heat and you find it interesting.',
      "But they want to be taken at their word when you're already looking at it from three sides.",
      'On a bad day you help most by coming along for a walk and doing the talking.',
    ],
    says: [
      'You debrief and {partner} decompresses, and both need the same twenty minutes (your Moon in Gemini, theirs in Aries).',
      'They come in hot and disappear to lift something heavy.',
      'You follow them around telling the story anyway.',
      "It's a mistake only until they're back, because when it's over it's over, and then nobody is as quick to laugh at what happened to you in line at the pharmacy.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} calms down by being left in peace, and you calm down by telling somebody about it (your Moon in Gemini, theirs in Taurus).',
      'So after a long day they sit down, and you begin.',
      "They don't mind the talk as long as no answer is expected.",
      "What you get is a person who's still there when the talking is over, and what they get is the news, without having had to go out for it.",
    ],
    says: [
      "{partner} would gladly eat the same breakfast until the end of time, and you've never finished a box of anything.",
      'With your Moon in Gemini and theirs in Taurus, you calm down by changing the subject, and they calm down by staying on it.',
      "Without admitting it you've started to count on the breakfast, since it's the one place where nothing needs to be thought of.",
    ],
  },
  Gemini: {
    plain: [
      "You and {partner} both get over a thing by telling it, and by the third time it's a funny story (your Moon in Gemini, theirs in Gemini too).",
      "There's always company in a bad mood, and there's nearly always a joke.",
      'What gets passed over is the feeling itself, because each of you is better at explaining one than at having one.',
      'On some nights it would do you both good to put down the phone and be sad for ten minutes.',
    ],
    says: [
      "There are two podcasts going, nobody's listening to either one, and you both call it a quiet night in (your Moon in Gemini, {partner}'s in Gemini too).",
      "You eat standing up, out of each other's containers.",
      'Feelings get mentioned in passing and analyzed with interest.',
      'Now and then one of you is truly sad, and then it can take the other a while to notice that the commentary has stopped.',
    ],
  },
  Cancer: {
    plain: [
      'You talk about a feeling, and {partner} has it (your Moon in Gemini, theirs in Cancer).',
      "When they're hurt, you ask good questions, and a question isn't what they wanted.",
      "When you're worried, they know it from the voice, whatever the words are.",
      "They make a place where you don't have to be interesting, which is a rest that you didn't know about before.",
    ],
    says: [
      "{partner} asks how you slept and truly wants to hear, and you tell them a dream you've improved on the spot.",
      'Your Moon in Gemini keeps a feeling light by talking about it and theirs in Cancer keeps it close by not.',
      'They remember what your voice was like on Monday.',
      'You can cheer them up so well that they find no place to put the rest of it.',
    ],
  },
  Leo: {
    plain: [
      'You need somebody to tell it to, and {partner} needs somebody to be glad of them (your Moon in Gemini, theirs in Leo).',
      "That's easily arranged, since you're a good audience and they give you a lot to talk about.",
      'But you can be doing something else at the same time, and they notice.',
      'A whole minute of attention does more for them than an evening of half of it.',
    ],
    says: [
      'You keep {partner} amused and they keep you warm, and guests tend to stay too late (your Moon in Gemini, theirs in Leo).',
      'When they come home they like to be received.',
      "You'd be delighted to do it, except that you're on the phone with one hand and waving with the other.",
      "They don't mind sharing you with the whole city, so long as you hang up now and then when it's them.",
    ],
  },
  Virgo: {
    plain: [
      "You talk when there's something the matter, and {partner} tidies (your Moon in Gemini, theirs in Virgo).",
      'Both of you worry with your heads, and late at night you can keep each other at it.',
      'You make light of a thing, and they make a list of it, and between the two it gets its proper size.',
      "Neither of you can let it be, so it's worth having a rule about when the worrying stops.",
    ],
    says: [
      "You both think in the dark, and the difference is what about (your Moon in Gemini, {partner}'s in Virgo).",
      "Your mind runs through everything that was said today, and theirs runs through all that wasn't done.",
      'So at one in the morning there may be two people lying awake very considerately.',
      "They feel better once it's on a list and you once it's a joke, and it's a good night when you do both.",
    ],
  },
  Libra: {
    plain: [
      'You and {partner} both feel better in company, and talk is most of it (your Moon in Gemini, theirs in Libra).',
      'You seldom hurt each other, because you change the subject and they find something nice to say.',
      "A sad thing can be handed around very politely until it's gone or until nobody remembers where it was put.",
      "It's usually they who are still carrying it, and it helps when you go back and ask.",
    ],
    says: [
      "Your Moon is in Gemini and {partner}'s is in Libra, and you'd both say almost anything to lift a heavy silence.",
      'It keeps the evenings pleasant.',
      'You eat late because you were chatting, and somebody always knows of a thing to go and see on Sunday.',
      "When one of you has really been hurt it's told as an anecdote, and the other, out of sheer good manners, laughs.",
    ],
  },
  Scorpio: {
    plain: [
      'You say everything about a feeling, and {partner} says nothing (your Moon in Gemini, theirs in Scorpio).',
      "They listen for what's under the talk, and you're surprised to hear that there was something.",
      'That can feel to you like being seen through, and on a good day like being known.',
      'When they go silent, you fill the silence, and they would give a great deal for some company in it.',
    ],
    says: [
      'When you ask {partner} what\'s up you get "nothing," and you cheerfully believe it.',
      "With your Moon in Gemini and theirs in Scorpio, you talk to find out how you feel, while they know precisely and aren't about to say.",
      "They'd like you to ask a second time.",
      "It goes best late and in the dark, without a phone, when there's nothing else to be curious about.",
    ],
  },
  Sagittarius: {
    plain: [
      'You and {partner} both cure a bad mood with something new (your Moon in Gemini, theirs in Sagittarius).',
      "There's plenty of life around you two, and not much rest.",
      'You want to talk it over, and they want to leave it behind.',
      "Neither of you keeps a grudge, and neither would choose to stay with a sadness until it's over.",
    ],
    says: [
      "Nobody's home much, and you both like it when the other one comes in with news (your Moon in Gemini, {partner}'s in Sagittarius).",
      'You want details and they want to get to what it means.',
      'A weekend may begin with a breakfast that turns into lunch in another town.',
      "When you're low they tell you that it'll look different on Monday, and you'd like somebody to be interested in how it looks now.",
    ],
  },
  Capricorn: {
    plain: [
      "You tell the whole day as soon as it's over, and {partner} handles a hard one alone (your Moon in Gemini, theirs in Capricorn).",
      'You ask how it was and get one word.',
      "That isn't coldness, since for them a day is only finished when the work is, and then they would rather be quiet.",
      "Still, they like it that there's talk going on nearby, and you have more than once made them laugh against their will.",
    ],
    says: [
      "You process out loud, from the moment you're in, and {partner} is waiting for the part that calls for action.",
      'Your Moon in Gemini only wants company for its thoughts, while theirs in Capricorn believes that anybody who brings up a problem would like it taken care of.',
      "They don't say much about themselves.",
      "If you want to know how they are, ask while they're fixing something, and ask about the thing.",
    ],
  },
  Aquarius: {
    plain: [
      'You and {partner} both look at a feeling with some interest, as if it belonged to somebody else (your Moon in Gemini, theirs in Aquarius).',
      'It keeps the peace, and it lets each of you be odd in front of the other.',
      'They need more time without anyone, and you may take it personally until you have tried it.',
      "What can get forgotten between you is to say that you're sad, and nobody guesses, because neither of you was looking.",
    ],
    says: [
      "You can be in separate rooms all evening, sending each other articles, and say later how good it was to spend some time together (your Moon in Gemini, {partner}'s in Aquarius).",
      'Neither of you is soothed by being fussed over.',
      'A funny observation does it.',
      'They can vanish into themselves for a day or two without anything being the matter, and it suits you so long as somebody answers by about the third link.',
    ],
  },
  Pisces: {
    plain: [
      'You want words for it, and {partner} feels it before there are any (your Moon in Gemini, theirs in Pisces).',
      "When they're sad and can't say why, you offer reasons, one after the other.",
      "None of you fits, and they're grateful for the company all the same.",
      'What you get from them is a kind of quiet in which nothing has to be clever, and what they get is somebody who can make them laugh in the middle of it.',
    ],
    says: [
      "What {partner} needs after a hard day is for no one to ask anything, and you've got nineteen questions.",
      'Your Moon in Gemini finds its feet by talking, and theirs in Pisces by staring at the fish in a video.',
      'You do cheer them up.',
      "It works best sideways, if you wander in and tell them about something completely different, and after a while you'll notice that their feet are in your lap.",
    ],
  },
}
