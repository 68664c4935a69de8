import type { DayThoughts } from '#lore/authored.ts'

export const jupiterToMercury: DayThoughts = {
  eases: {
    1: {
      says: [
        "You're quick and in good spirits, and people want to hear more.",
        'Jupiter lends Mercury in the first house a larger vocabulary and a kinder tone these weeks.',
        "You can say almost anything to almost anyone, and they'll take it as an invitation to talk.",
      ],
      task: "Start a conversation with a stranger by asking for their opinion on something you're both looking at.",
    },
    2: {
      says: [
        'One of your ideas is worth money.',
        "The Mercury in your second house has plenty of them and seldom waits to see what they'd bring.",
        'Jupiter these weeks makes you look at the largest one as a buyer would, and a buyer may be closer than you think.',
      ],
      task: "Describe one money-making idea in three lines, and show it to somebody who's sold something.",
    },
    3: {
      says: [
        'Good news comes by ordinary routes these weeks.',
        'With Mercury in this house you hear a lot in a day, and Jupiter tilts it toward offers, introductions, and people who say that they were just thinking of you.',
        'A casual yes may lead further than a month of planning.',
      ],
      task: "Reply to something you'd usually scroll past, in case it's for you.",
    },
    4: {
      says: [
        'A wide-ranging talk is possible at home, with laughter in it.',
        "The fourth-house Mercury carries the family's jokes and its silences, and Jupiter makes the jokes bigger and the silences safer to break.",
        'Somebody may tell you a plan that includes you.',
      ],
      task: "Ask everyone at home or in the family what they'd do with an extra year, and answer last.",
    },
    5: {
      says: [
        "You're funny these weeks, and you should use it.",
        'Jupiter lets the Mercury in your fifth house take the long way around a story, with all the voices.',
        'Children ask for it again, and so do the adults, though less directly.',
      ],
      task: "Tell a long story to people who have time, and put in every detail you'd normally skip.",
    },
    6: {
      says: [
        "There's a way to do a dull job in half the time, and you've seen it.",
        "For a Mercury in the sixth house there's no greater joy than a shortcut, and Jupiter these weeks shows it the whole map.",
        'Others would gladly use it, if you drew it large enough.',
      ],
      task: "Show two people a shortcut you've found, and let them improve on it.",
    },
    7: {
      says: [
        'You may meet someone who thinks the way you do, and faster.',
        'The Mercury in your seventh house comes alive in dialogue, and Jupiter brings it a partner with a well-stocked mind.',
        'You may talk about moving to Lisbon or starting a school, and not be joking entirely.',
      ],
      task: 'Call the person you have your best conversations with, and bring a subject neither of you knows.',
    },
    8: {
      says: [
        "What's shared can be negotiated well now, and kindly.",
        "With Mercury in the eighth house you see what people don't say about money, and these weeks Jupiter lets you use that kindly.",
        "Everyone may come away with more than they'd hoped for.",
      ],
      task: 'Find out what the other side of a shared matter would like best, before you mention your own wish.',
    },
    9: {
      says: [
        'You understand more in a week now than in most months.',
        'A ninth-house Mercury wants to know how everything hangs together, and Jupiter shows it these weeks.',
        "It's worth writing down, since big ideas look smaller once you've packed them away.",
      ],
      task: "Explain the most exciting thing you've read lately to a ten-year-old, or to someone who'll stop you.",
    },
    10: {
      says: [
        "Someone has to explain a complicated matter to those who decide, and you're the one who can.",
        'Jupiter gives the Mercury in your tenth house a good platform, and people listen for the part where you say what comes next.',
        'They may ask you to say it again to a larger group.',
      ],
      task: 'Offer to write, present, or explain something publicly that others would rather avoid.',
    },
    11: {
      says: [
        'The answer may be two acquaintances away.',
        'With Mercury in the eleventh house you know a little about a great many people, and these weeks Jupiter turns that into a network.',
        'Nobody minds being asked, since people like to be the one who knew.',
      ],
      task: "Describe what you're looking for to three friends from different circles, in the same words.",
    },
    12: {
      says: [
        'You understand something about yourself, and it makes you laugh.',
        'The Mercury in your twelfth house usually whispers, and Jupiter these weeks lets it speak in full sentences.',
        'The mystery of why you always do that turns out to have a rather friendly explanation.',
      ],
      task: "Put down in plain words one thing you've understood about yourself, and read it again in a week.",
    },
  },
  presses: {
    1: {
      says: [
        "People can't get a word in, and you're being so nice about it.",
        'Mercury in the first house thinks out loud, and with Jupiter it thinks in chapters.',
        "Someone near you may have been trying to get a word in for quite a while, and what they'd say is worth hearing.",
      ],
      task: 'Ask three questions in a row in your next conversation before you tell anything.',
    },
    2: {
      says: [
        "You're rounding up, and always in the direction you like.",
        'Jupiter persuades the Mercury in your second house that details are for the timid.',
        "Each figure is only off by a little, and over a month it comes to an amount that you'd notice.",
      ],
      task: 'Work out one cost to the cent before you agree to it, including the part in small type.',
    },
    3: {
      says: [
        'There are more messages than any person could mean.',
        'With Mercury in this house you answer everything, and Jupiter these weeks sends you everything.',
        'Two important lines got lost among the cheerful ones, and the people who wrote them are still waiting.',
      ],
      task: "Find the two messages that matter among all you've had, and answer only those.",
    },
    4: {
      says: [
        "Everyone at home is excited about a plan that you haven't thought through.",
        'The Mercury in your fourth house knows how to make a story of it, and these weeks Jupiter has the relatives packing.',
        'Somebody will have to find out what it costs.',
      ],
      task: 'Look into the dull half of a plan your family or household is excited about, and report it cheerfully.',
    },
    5: {
      says: [
        'The joke was good, and then you told it twice more.',
        "Jupiter can't leave the Mercury in the fifth house alone once people have laughed.",
        'By the third time it had a name in it, and the person with that name was standing behind you.',
      ],
      task: "Laugh at somebody else's joke today and top it with nothing.",
    },
    6: {
      says: [
        "The big picture is fine, and there's a typo in it.",
        'A sixth-house Mercury normally catches such things, and Jupiter these weeks has it looking out of the window.',
        'Small corrections now are cheaper than the large one in a month.',
      ],
      task: 'Go back over something you finished fast, and correct the three smallest mistakes.',
    },
    7: {
      says: [
        "You think you've agreed with somebody because you both got excited.",
        'With one other person your Mercury can talk for hours, and Jupiter keeps it from touching on who does what.',
        'The other person may have gone home with a different plan, and be just as happy with it.',
      ],
      task: 'Ask the other person to say back what you two have decided, and listen for the difference.',
    },
    8: {
      says: [
        "You may be about to tell somebody else's secret, because it proves your point so well.",
        'The Mercury in the eighth house knows more than it should, and these weeks Jupiter finds it all terribly interesting.',
        'Nobody has to have told you to keep it.',
      ],
      task: "Stop one story in time if it belongs to another person, and say that it isn't yours.",
    },
    9: {
      says: [
        'An opinion comes to you on everything, including what you heard of yesterday.',
        'Jupiter feeds the Mercury in your ninth house faster than it can chew.',
        "People quote you back to yourself, and it doesn't sound so certain from their mouths.",
      ],
      task: "Answer one question with the words I don't know, and leave it there.",
    },
    10: {
      says: [
        "You may have announced something, and now you'll have to do it.",
        'The Mercury in the tenth house is good at sounding ready, and Jupiter these weeks gives it the microphone early.',
        "An announcement can be corrected as long as you're the first to do so.",
      ],
      task: 'Send a modest correction to something you announced, with a date you can keep.',
    },
    11: {
      says: [
        'Your friends are getting more ideas from you than they can use.',
        'Jupiter pours plans through the Mercury in your eleventh house, and each is the best so far.',
        "They nod and smile, and since there's always another one coming, nobody does anything about any of them.",
      ],
      task: 'Pick one of your last ten ideas for the group, and let the other nine go in front of them.',
    },
    12: {
      says: [
        'Your thoughts wander off a good deal.',
        'The Mercury in your twelfth house is a dreamer, and these weeks Jupiter shows it one pleasant prospect after another.',
        'You enjoy the trip and miss your stop, or the end of what someone was telling you.',
      ],
      task: 'Repeat back the last sentence someone says to you, once, to check that you were there.',
    },
  },
}
