import type { DayThoughts } from '#lore/authored.ts'

export const neptuneToMercury: DayThoughts = {
  eases: {
    1: {
      says: [
        'Your voice does people good these weeks, whatever you say with it.',
        'Mercury in the first house gets noticed for being quick, and Neptune slows it to a pace at which others can feel along.',
        'You may explain something by a picture, and everyone sees it.',
      ],
      task: 'Read something aloud to somebody, a poem or a page or a bedtime story.',
    },
    2: {
      says: [
        'If a price feels fair to you these weeks, it probably is.',
        'The second-house Mercury likes to work out prices, and Neptune these weeks lets it simply sense when one is fair.',
        'The figures, when you check them, agree with your nose.',
      ],
      task: 'Guess three prices or totals before you look, and see how far your instinct gets you.',
    },
    3: {
      says: [
        "You understand someone these weeks who can't explain themselves.",
        'Neptune gives the third-house Mercury an ear for half sentences, so a child, an old person, or somebody new to the language finds you easy to talk to.',
        "They'd like to have you around more often.",
      ],
      task: 'Talk with someone who finds talking hard, and finish none of their sentences.',
    },
    4: {
      says: [
        "Memories come up at home, and they've turned mild.",
        "The Mercury in your fourth house keeps the family's stories, and Neptune these weeks lets you hear them as stories.",
        'It matters less who was right than what color the car was.',
      ],
      task: "Ask someone in your family to describe a room that doesn't exist anymore.",
    },
    5: {
      says: [
        "Ideas come in pictures these weeks, and they're good.",
        'Neptune is the favorite guest of a Mercury in the fifth house, which is willing to make things up from morning to night.',
        "It isn't the time for deciding which of it is useful.",
      ],
      task: 'Invent a story for somebody on the spot, with a hero whose name makes them laugh.',
    },
    6: {
      says: [
        'A quiet mind and busy hands go well together.',
        'Neptune these weeks hushes the sixth-house Mercury, which counts and checks from the first minute of the day.',
        "Solutions to quite different problems turn up while you're watering a plant or drying a plate.",
      ],
      task: 'Do one routine task in complete silence, and keep a pencil nearby.',
    },
    7: {
      says: [
        'You and somebody may know what the other is thinking.',
        'The seventh-house Mercury needs to talk things through, and Neptune these weeks gives you the result without the talking.',
        'You may say the same odd word at the same moment, or reach for the phone as it rings.',
      ],
      task: 'Let somebody close choose for both of you today, without discussing it, and see how well they know you.',
    },
    8: {
      says: [
        "There's a gentle way to mention something delicate, and you'll find it.",
        'The Mercury in your eighth house knows what lies under the surface, and Neptune these weeks lets it touch that without anyone flinching.',
        'Money, an old hurt, or a fear can be talked about in a low voice.',
      ],
      task: "Ask someone how they're really managing, while you're both looking at something else.",
    },
    9: {
      says: [
        'How everything hangs together is clear to you, though not in words.',
        'Neptune these weeks gives the ninth-house Mercury a glimpse of the whole, by way of a film, a prayer, or a very good map.',
        'Trying to prove it would only make it smaller.',
      ],
      task: 'Read one page of something old and wise before you look at any news.',
    },
    10: {
      says: [
        "People who've stopped listening are touched by something you say.",
        'Neptune these weeks warms the Mercury in your tenth house, which speaks well in public and seldom says how it feels.',
        "One true sentence from you may be repeated by people you've never met.",
      ],
      task: 'Put one honest human sentence into something official you write or say.',
    },
    11: {
      says: [
        'Your friends can dream aloud with you, and one of the dreams lasts until morning.',
        'Neptune these weeks gets the eleventh-house Mercury to stop correcting the details.',
        'What begins as nonsense at the end of a long meal turns out to have a street address.',
      ],
      task: "Start a what-if with friends, and let nobody say how until everyone's had a turn.",
    },
    12: {
      says: [
        'You hear yourself think these weeks, under all the noise.',
        'The Mercury in your twelfth house has a quiet voice and good ideas, and Neptune turns down everything else for it.',
        "What it says is simpler than you'd expected, and it doesn't argue.",
      ],
      task: 'Sit still until the third thought, skip the first two, and write down that one.',
    },
  },
  presses: {
    1: {
      says: [
        "People talk to you, and your mind has left before they've finished.",
        "Neptune these weeks draws a curtain in front of your first-house Mercury, and you nod at things you haven't heard.",
        "The nod counts as a yes with the other person, and you won't know what it was to.",
      ],
      task: "Tell the next person that you didn't catch that, and ask them to say it again.",
    },
    2: {
      says: [
        "How much you have isn't quite clear, and you'd rather it stayed that way.",
        'The Mercury in your second house does sums gladly on a clear day, and these weeks Neptune makes every figure look a little uncertain.',
        "What you're imagining is likely to be worse, or a good deal better, than what's there.",
      ],
      task: "Write down the exact balance of one account, with the date, and put it where you'll see it.",
    },
    3: {
      says: [
        "What you were told wasn't quite that.",
        'Neptune these weeks lets the messages of your third-house Mercury lose a word on the way.',
        'A wrong street number or a wrong tone is enough, and two people wait in different places feeling slighted.',
      ],
      task: 'Confirm one arrangement in writing, with the place, the hour, and what to bring.',
    },
    4: {
      says: [
        "Nobody at home says what they mean, and everyone thinks they've said it.",
        'The Mercury in your fourth house has always read between the lines there, and Neptune these weeks has rubbed out the lines.',
        "You may be answering a wish that no one's got.",
      ],
      task: "Ask somebody at home or in the family exactly what they'd like, and do nothing about it until they've told you.",
    },
    5: {
      says: [
        'You may be making a story up as you go along, with an audience by now.',
        'Neptune these weeks feeds the fifth-house Mercury so many good lines that it forgets which of them happened.',
        "It's fun until somebody asks for the photos, and then you have to invent where they are.",
      ],
      task: "Tell one small story exactly as it was, and find out what's interesting about it.",
    },
    6: {
      says: [
        'Nothing can be found, and what turns up is the wrong version.',
        'The sixth-house Mercury keeps things in order by remembering where they are, and Neptune these weeks has borrowed its memory.',
        "It isn't a sign of anything, and it passes faster with a list.",
      ],
      task: "Write the next three steps of what you're doing on a card, and cross each one out.",
    },
    7: {
      says: [
        'You and somebody hear what you hope for in what the other one says.',
        'Neptune these weeks makes the Mercury in your seventh house a generous listener, and it improves what it hears.',
        'Your maybe is their yes by now.',
      ],
      task: 'Ask someone to tell you in their own words what you promised them.',
    },
    8: {
      says: [
        "Something has your agreement, and you don't understand it.",
        "The eighth-house Mercury trusts that it'll become clear, and Neptune these weeks has made sure that it won't do so by itself.",
        'The other side may not understand it, either, which would be good news.',
      ],
      task: 'Ask what happens if one of you wants to stop, and have the answer put in a sentence you could repeat.',
    },
    9: {
      says: [
        "You'd like an idea to be true, and that's why you haven't checked.",
        'Neptune these weeks pleases the ninth-house Mercury with an idea so beautiful that a source would be an insult.',
        'A person you respect may have gone rather quiet on the subject.',
      ],
      task: "Check where one beautiful idea you've passed on really comes from.",
    },
    10: {
      says: [
        "What's said about you, or by you, in public isn't quite right.",
        'Neptune these weeks muddies the words of the tenth-house Mercury, and someone who counts has got hold of a wrong impression.',
        "It'd take one call to put right and a year to live down.",
      ],
      task: 'Get in touch with the person who has the wrong impression, and give them two facts.',
    },
    11: {
      says: [
        "Something's going around among your friends, and everyone has it from someone else.",
        'The Mercury in your eleventh house passes things on in good faith, and Neptune these weeks lets it pass on a good deal that never was.',
        'You could be the place where it stops.',
      ],
      task: "Answer the next rumor by saying that you don't know, and that you'll wait until you do.",
    },
    12: {
      says: [
        'Thinking harder makes the problem worse.',
        'Neptune these weeks fills your twelfth-house Mercury with half thoughts and the ends of songs.',
        "Clear answers aren't to be had at the moment, and no one's really asking for one until next week.",
      ],
      task: 'Put off one decision by three days, and write down only the question.',
    },
  },
}
