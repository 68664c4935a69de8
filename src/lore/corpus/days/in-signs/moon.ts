import type { SignThoughts } from '#lore/authored.ts'

export const moonDaysInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'You get over things fast, and people are glad to come along.',
        'With your Moon in Aries, you get over things by moving, so being comforted has always felt a bit like being held back.',
        'The people around you are moving too.',
        'You can laugh about the thing that had you slamming cupboards, and somebody laughs with you who was standing next to the cupboard.',
      ],
      task: "Do something brisk with someone you've been short with lately, and let that be the apology.",
    },
    presses: {
      says: [
        'Anger tends to arrive first with you, and the hurt comes in behind it.',
        'You react in the time that others need to take a breath (your Moon in Aries).',
        "It saves you from feeling small, and it leaves the other person holding a fight they didn't know about.",
        "In twenty minutes you'll be fine, which is the part that they find hardest to forgive.",
      ],
      task: 'Take the first twenty minutes outside or on your feet, and say then what stung.',
    },
  },
  Taurus: {
    eases: {
      says: [
        "It'd be easy to make you happy, if somebody knew how.",
        'With your Moon in Taurus, you calm down through the body, by way of lunch or a clean bed, long before any argument reaches you.',
        'That makes you easy to look after, if people know.',
        'Somebody may get it right without meaning to, and it would help them to hear which part it was.',
      ],
      task: 'Take a nap or a long bath before the evening, and put your phone out of reach.',
    },
    presses: {
      says: [
        "A small change in your routine may bother you more than you'd admit.",
        'Because your Moon is in Taurus, you rely on the same mug and the same side of the bed to tell you that all is well.',
        'If one of these is moved, you get uneasy.',
        "It's a silly thing to be thrown by, so you find a bigger thing to be annoyed about, and that one takes people by surprise.",
      ],
      task: 'Restore one small routine before you take up anything large with anyone.',
    },
  },
  Gemini: {
    eases: {
      says: [
        "You'll know how you feel once you've told somebody.",
        "Your Moon is in Gemini, so you know how you feel once you've told somebody, and you usually need to tell two.",
        'The second one asks a good question.',
        'You answer without having planned to, and what had been going around in your head for days is a sentence with an end.',
      ],
      task: 'Tell somebody how you are without a joke in it, and let them ask a question.',
    },
    presses: {
      says: [
        'You can explain a mood so well that it no longer feels like yours.',
        "With your Moon in Gemini, you talk your way around a feeling until it's hardly there.",
        "It's a good trick in a crowd.",
        "Alone, late, it's all still there with the volume off, and you pick up the phone to see whether anybody else is awake.",
      ],
      task: 'Leave one feeling unexplained for an evening, and put your phone in another room with it.',
    },
  },
  Cancer: {
    eases: {
      says: [
        'People gather around you, and you can let them look after you, too.',
        'You remember who likes the crust and who had the hard week (your Moon in Cancer).',
        'You seldom check who remembers that about you.',
        'At least one of them does, and if you let them get it slightly wrong you will find that it feels almost as good.',
      ],
      task: 'Ask for one favor close to home, and say thank you however it turns out.',
    },
    presses: {
      says: [
        "You pull back when you're hurt, and people may simply let you.",
        "With your Moon in Cancer, you pull back to find out whether you'll be missed.",
        'To the other person that looks like a wish to be left alone.',
        'They may be down the hall, being considerate, and both of you end up a little sadder than the thing was worth.',
      ],
      task: 'Go to the person you went quiet on, and say that you wanted them to ask.',
    },
  },
  Leo: {
    eases: {
      says: [
        "Somebody's pleasure in seeing you may do you a lot of good.",
        "Your Moon is in Leo, so you need to be somebody's favorite and have learned to call that a joke.",
        'You do the same for others without being asked.',
        'Half the people you know stand up straighter because you once made a fuss over them, and one of them would like to make one back.',
      ],
      task: 'Call the last person who said something nice to you, and tell them it stuck.',
    },
    presses: {
      says: [
        'Are you being a good sport about something that hurt?',
        'With your Moon in Leo, you would rather look fine than be comforted, so you smile and pick up the check.',
        'No one suspects a thing.',
        'Being overlooked stings you more than being disliked, and the person who did it was most likely looking at their phone.',
      ],
      task: "Tell the person who overlooked you that you'd have liked to be asked.",
    },
  },
  Virgo: {
    eases: {
      says: [
        'Putting one small thing in order can do more for you than an hour of talk.',
        'You show love by fixing the strap or finding the number (your Moon in Virgo), and you feel loved the same way.',
        "It's easy to overlook, since nobody makes an occasion of it.",
        'If somebody has quietly done a job of yours, and done it your way, that was the card and the flowers.',
      ],
      task: 'Notice one useful thing that somebody did for you, and thank them for it by name.',
    },
    presses: {
      says: [
        "Cleaning won't help if what you want is to be reassured.",
        'With your Moon in Virgo, you feel helpless for about a second, and then you start on the dishes.',
        "People around you hear the cupboards and think that they've done something wrong.",
        'You may even correct one of them, when you wanted to be told that it would be all right.',
      ],
      task: 'Ask for the reassurance itself, before you tidy or correct another thing.',
    },
  },
  Libra: {
    eases: {
      says: [
        "The people around you are at peace, and they don't need you to keep it up.",
        'Because your Moon is in Libra, you settle when the mood between people is good, and you can sense a quarrel through two walls.',
        'Nothing is wrong anywhere near you.',
        'You can stop tending the conversation and let it go where it likes, even into a difference of opinion.',
      ],
      task: 'Ask a friend what they thought of a film you loved, and let them talk.',
    },
    presses: {
      says: [
        'When you smooth something over, nobody finds out that you were upset.',
        'With your Moon in Libra, you feel responsible for the mood in a room, and you apologize even for the weather.',
        'Afterward, alone, you replay it.',
        "You think of the fair and honest thing to say at about the time when they've forgotten that there was anything to be said.",
      ],
      task: 'Go back to one thing you smoothed over, and say the fair version of what you felt.',
    },
  },
  Scorpio: {
    eases: {
      says: [
        "If you let somebody see that you're hurt, or glad, they're likely to be careful with it.",
        'Your Moon is in Scorpio, and you show your feelings to one person in a hundred, after a long look.',
        'Most of what you feel you keep to yourself.',
        'You may be less careful than usual, so someone who has been decent to you for a long time may finally hear how you are.',
      ],
      task: "Tell somebody you've trusted for years one thing you've never told them.",
    },
    presses: {
      says: [
        "When you're hurt you get polite, and nobody can tell.",
        "When you're hurt, you go quiet (your Moon in Scorpio), and you can stay quiet longer than anyone can wait.",
        'You feel safe that way.',
        "Meanwhile the person who hurt you can have no idea how deep it went, because all they'd see is you being perfectly polite.",
      ],
      task: "Say that you're hurt and when you'll want to talk, and then be alone.",
    },
  },
  Sagittarius: {
    eases: {
      says: [
        'Something to look forward to is the best medicine for you.',
        'With your Moon in Sagittarius, you cheer up as soon as you have something to look ahead to.',
        'Your friends lean on that more than they say.',
        "You may find that you can be hopeful about them without handing out a plan, and that they tell you more when there's no plan.",
      ],
      task: "Ask a friend who is low what they'd like to do with an afternoon, and do that.",
    },
    presses: {
      says: [
        "You may want to cheer up somebody who isn't done being sad.",
        'Because your Moon is in Sagittarius, you get out of a bad feeling by turning it into a lesson.',
        'That works for you within minutes.',
        "The person next to you hears that they're taking it too hard, and what's really happening is that you can't stand to watch.",
      ],
      task: 'Stay with one unhappy thing for ten minutes, yours or theirs, without saying what it is good for.',
    },
  },
  Capricorn: {
    eases: {
      says: [
        'You could leave one thing for tomorrow, and the day would still count as done.',
        'Your Moon is in Capricorn, so you rest when the work is finished, and there is usually more of it.',
        'Right now none of it is urgent.',
        "You're better company than you suppose when you aren't useful, and somebody may have been trying to tell you that with one invitation after another.",
      ],
      task: 'Stop an hour before you would, and spend it with someone who needs nothing from you.',
    },
    presses: {
      says: [
        'The sadder you are, the better you seem to be doing.',
        'The sadder you are, the more competent you get (your Moon in Capricorn).',
        'So people bring you their troubles at the worst possible time, and you solve them.',
        "You'd be insulted by pity and you'd be undone by kindness, and you have arranged things so that you get neither.",
      ],
      task: "Let one person see that it's a bad day, in so many words, and accept what they offer.",
    },
  },
  Aquarius: {
    eases: {
      says: [
        'You like having people near you, as long as they ask for nothing.',
        'With your Moon in Aquarius, you feel closest to others from the far end of the couch, with a way out in sight.',
        'Loving people have found that hard to read.',
        "Right now you like having them there, and if you say so it'll carry them through several weeks of not being told.",
      ],
      task: 'Invite someone to sit in the same room with you while you each do your own thing.',
    },
    presses: {
      says: [
        'You go cool when somebody gets upset, and they can feel it.',
        'Because your Moon is in Aquarius, you cool down when feelings heat up, so that one person at least can think.',
        'They can see it happen.',
        "What you're offering is a clear head, and what they see is somebody who could take it or leave it, which is the one thing that isn't true.",
      ],
      task: "Tell them that you need ten minutes and that you're coming back, and come back.",
    },
  },
  Pisces: {
    eases: {
      says: [
        'Very little is needed to put you in a better frame of mind.',
        'Your Moon is in Pisces, so you have very little protection, and you take in the good as easily as the rest.',
        "There's a lot of good around.",
        "You come back from half an hour of nothing in particular kinder than you went, and you've forgotten what you were upset about.",
      ],
      task: 'Listen to one whole album, or sit by some water, and let nobody need you meanwhile.',
    },
    presses: {
      says: [
        'You may come home sad and not be able to say where you got it.',
        'With your Moon in Pisces, you soak up what the people around you are feeling, and you take it home.',
        'Then you try to find the reason in your own life, and there always is one.',
        'Somebody you talked to a few hours ago may have felt much lighter since.',
      ],
      task: 'Take a shower or a swim, and ask yourself afterward which part of the sadness is left.',
    },
  },
}
