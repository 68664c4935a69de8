import type { DayThoughts } from '#lore/authored.ts'

export const uranusToSun: DayThoughts = {
  eases: {
    1: {
      says: [
        'You can show up as somebody slightly different these weeks, and it suits you.',
        'The Sun in your first house has worn one look and one manner for years, and Uranus brings out another that never got a turn.',
        "People blink, and then they're interested.",
      ],
      task: "Change one visible thing about yourself today that you've always been told to leave alone.",
    },
    2: {
      says: [
        'A new way with money makes you freer than more money would.',
        "The second-house Sun takes its pride from what it has, and Uranus these weeks lets it take some pride in what it doesn't need.",
        'A sale or a swap that no one in your family would have thought of may bring that about.',
      ],
      task: "Live for one day on half of what you'd usually spend, and see what you enjoyed anyway.",
    },
    3: {
      says: [
        "You surprise people you've talked to every day for years.",
        'Uranus opens the third-house Sun to subjects that never came up by the mailbox, and the person you took for dull turns out to have lived in three countries.',
        'Your own mind works faster in such company.',
      ],
      task: "Ask someone you see every day about a thing you've no idea whether they like.",
    },
    4: {
      says: [
        'You can be yourself at home in a way that used to cause a raised eyebrow.',
        "The fourth-house Sun carries the family's idea of it, and these weeks Uranus loosens that idea without breaking anything.",
        'One relative may turn out to be on your side, and to have been waiting for company.',
      ],
      task: "Do one thing at home or with family differently from how it's always been done, and say nothing about it.",
    },
    5: {
      says: [
        "You have an idea that nobody else would've had.",
        'The Sun in your fifth house wants to create and be admired for it, and Uranus these weeks suggests that it create first and be surprised by the rest.',
        "It's at its best when you can't say what it's supposed to be.",
      ],
      task: "Combine two things you love that don't belong together, and make something out of them.",
    },
    6: {
      says: [
        'Doing your work in your own way turns out to be faster.',
        'Uranus shows the sixth-house Sun that half of its duties come from a way of working that suited somebody else.',
        'You might start late and finish early, or walk while you think, and the results speak for you.',
      ],
      task: "Do one routine task in an order or a place you've never tried, and compare the time.",
    },
    7: {
      says: [
        'You find that you can be free and close to somebody at once.',
        "The Sun in the seventh house tends to steer by another person, and Uranus these weeks brings you one who likes you best when you're steering yourself.",
        "You two needn't agree on what to call it.",
      ],
      task: "Tell someone close about a plan you'd carry out with or without them, and enjoy their reaction.",
    },
    8: {
      says: [
        "You're let out of something that tied you to another person's plans.",
        'The Sun in your eighth house knows all about obligations, and Uranus these weeks cancels one, often by a phone call that lasts two minutes.',
        'You may feel at a loss for an hour and then about ten pounds lighter.',
      ],
      task: 'Offer to release somebody from a promise to you that you no longer need.',
    },
    9: {
      says: [
        'A new idea turns your head, and you should let it.',
        'Uranus these weeks is generous to the ninth-house Sun, which wants to live for something larger than its own street.',
        "It could be a science, a country, or a faith you'd always thought was for other people.",
      ],
      task: 'Attend, watch, or read something from a world you know nothing about, all the way to its end.',
    },
    10: {
      says: [
        "What's unusual about you becomes an advantage in public.",
        "The Sun in your tenth house has tried to look like the others in its field, and Uranus these weeks draws attention to the one thing that doesn't fit.",
        "That's exactly what somebody with influence has been looking for.",
      ],
      task: 'Mention the oddest item in your experience the next time you describe what you can do.',
    },
    11: {
      says: [
        'New people come into your life, and they expect the real you.',
        'Uranus likes to work through friends, and it brings your eleventh-house Sun these weeks into a group where nobody knows how you used to be.',
        "You hear yourself say things that you've only thought.",
      ],
      task: "Go to one gathering of people with an interest you've kept private.",
    },
    12: {
      says: [
        'Nobody can see from outside how free you are.',
        'The Sun in the twelfth house has hidden some of its best qualities as though they were offenses, and Uranus these weeks drops the charge.',
        'You might laugh out loud in an empty room.',
      ],
      task: 'Spend an hour doing exactly as you please, with nobody to see it and nothing to show for it.',
    },
  },
  presses: {
    1: {
      says: [
        'You may be one haircut away from a new life.',
        "Uranus shakes the Sun in your first house these weeks, and each mirror seems to show somebody who's been playing it safe.",
        'A smaller change would do, and others could follow it.',
      ],
      task: "Change something about yourself that grows back or washes out, before you change what doesn't.",
    },
    2: {
      says: [
        "Your footing with money isn't steady, and it upsets your idea of yourself.",
        'The second-house Sun has counted on certain things coming in, and Uranus these weeks makes the dates unreliable.',
        'What it shows you is how well you can think on your feet.',
      ],
      task: "Find one more small way of earning or saving that doesn't depend on the usual source.",
    },
    3: {
      says: [
        "You say things these weeks that you hadn't known you thought.",
        'The Sun in your third house is proud of being good with people around it, and Uranus makes it contradict them out of the blue.',
        'Some of it is the truth, and some is only nerves.',
      ],
      task: "Tell someone you've startled which half of what you said you meant.",
    },
    4: {
      says: [
        'You may look at your own couch as though somebody else had picked it.',
        "Uranus disturbs the ground under your fourth-house Sun these weeks, perhaps with a change in who lives where, perhaps with a mere question about why you're still there.",
        "You don't have to answer it by packing.",
      ],
      task: "Do something at home that you'd do on the first day in a new place.",
    },
    5: {
      says: [
        'What used to delight you leaves you cold, from one day to the next.',
        'Uranus these weeks wants the fifth-house Sun to be surprised, and everything you love seems to be repeating itself.',
        "It may be you who's been repeating, in the same seat and at the same hour.",
      ],
      task: 'Do your favorite thing in an unfamiliar place, or with the roles exchanged.',
    },
    6: {
      says: [
        "The whole list could go out of the window, as far as you're concerned.",
        'The Sun in your sixth house wants to be of use, and Uranus these weeks asks whether this is the use.',
        "You're annoyed by rules that you wrote yourself, and people get snapped at for following them.",
      ],
      task: 'Break one small rule of your own making today, on purpose, and keep the rest.',
    },
    7: {
      says: [
        'A plain question about dinner may sound to you like an order.',
        'Uranus makes the seventh-house Sun restless these weeks, so that a plain question about dinner sounds like an order.',
        'What you miss is a side of yourself that you left at home when you met them.',
      ],
      task: 'Do something alone that you used to love before you knew this person, and come back and tell them.',
    },
    8: {
      says: [
        'An arrangement you were counting on is ended by the other side.',
        "The Sun in the eighth house doesn't like surprises in matters of trust, and Uranus these weeks brings one without a preface.",
        "By the next day it may strike you that you'd have liked to end it yourself.",
      ],
      task: 'Write down what an ended or shaky arrangement now leaves you free to do.',
    },
    9: {
      says: [
        "Somebody's view of the world may upset your own, and they won't even notice.",
        "Uranus these weeks gives the ninth-house Sun a jolt, through a remark or an article that takes one sentence to undo what you've believed for years.",
        "You can be curious before you're right again.",
      ],
      task: 'Go back to the remark that upset you, and ask the person or the page for more of it.',
    },
    10: {
      says: [
        'You may be writing a speech of resignation in your head.',
        'Uranus provokes the Sun in your tenth house these weeks, which has worked long for its position and suddenly sees the bars on it.',
        "The wish is serious and the timing isn't.",
      ],
      task: "Describe to a friend the work you'd do if your position didn't count, and ask what could be started now.",
    },
    11: {
      says: [
        "You don't fit in with your friends these weeks, or they don't with you.",
        "The eleventh-house Sun has grown while nobody looked, and Uranus makes the old jokes sound like someone else's.",
        'You can love people and no longer want what they want.',
      ],
      task: "Tell one friend about something in your life that's changed and that the group doesn't know.",
    },
    12: {
      says: [
        'You may have a brilliant idea at the wrong hour.',
        'Uranus these weeks rattles the twelfth-house Sun, which has been quiet for so long that everybody, you included, thought it was content.',
        'You sleep badly and have bright ideas at the wrong hour.',
      ],
      task: "Do one thing you've only dreamed about in its smallest possible form, before the day's over.",
    },
  },
}
