import type { DayThoughts } from '#lore/authored.ts'

export const sunToSaturn: DayThoughts = {
  eases: {
    1: {
      says: [
        'You look like someone who can be relied on, and you can stop proving it.',
        'Saturn in the first house made you the oldest person in the room early on and kept you from being silly in photographs.',
        'The Sun shows people the use of it.',
        "They come to you when something's serious, and today that feels more like a place than a burden.",
      ],
      task: "Tell someone no in the calm voice that you use for other people's emergencies.",
    },
    2: {
      says: [
        "What you own you've earned, and it's allowed to look that way.",
        'Saturn has had you saving in this house as though the roof were always about to go, and it never once sent a note to say that you could stop.',
        'The Sun delivers the note.',
        "There's a floor under you, laid by a careful person over a long time.",
      ],
      task: 'Work out how many months you could get by on what you have, and write the number down.',
    },
    3: {
      says: [
        "People fall silent when you say something, and it's from respect.",
        'You were a slow talker, perhaps, or a corrected one, as Saturn in the third house learns early that words get marked.',
        'Every word since has been worth waiting for.',
        "A neighbor wants your view precisely because you haven't been giving it away.",
      ],
      task: 'Give a considered answer to somebody who asked you something a while ago and stopped waiting.',
    },
    4: {
      says: [
        "You're the one who holds things up at home, and for a change the others can see it.",
        "Saturn in the fourth house took on the family's weight without a vote, whether that's rent, worry, or remembering everyone's pills.",
        'The Sun falls on the work.',
        'Somebody may offer to help, and you could try having an answer.',
      ],
      task: 'Name one thing you carry for your home or family that somebody else could carry on Thursdays.',
    },
    5: {
      says: [
        "The serious way you play is your way, and there's joy at the bottom of it.",
        "Others have fun by letting go, and Saturn in this house has it by getting the dovetail to fit, which looks like labor from where they're sitting.",
        "It isn't.",
        'In the Sun you can see your own hands doing something well that nobody ordered.',
      ],
      task: 'Take your favorite pastime as seriously as you like for an hour, and explain it to no one.',
    },
    6: {
      says: [
        'All the boring repetition has added up to something.',
        'Saturn has kept you at it in the sixth house, the stretching or the flossing or the early start, to no applause at all.',
        "You notice it on a staircase, or in a file that's simply where it should be.",
        "It's the rare pleasure of being looked after by your own past.",
      ],
      task: 'Do your most regular duty exactly as always, and look up what it was like when you began.',
    },
    7: {
      says: [
        "Somebody may know that you'd stay, and lean on it without a second thought.",
        'Saturn offers that in the seventh house, late and for good, but people take it as a matter of course because it makes so little noise.',
        'The Sun turns the sound up.',
        "You may hear, in so many words, that you're the reason another person sleeps.",
      ],
      task: "Ask somebody you've known for years what they've always been able to count on you for, and believe it.",
    },
    8: {
      says: [
        "People hand you what they can't afford to have lost.",
        "With Saturn in the eighth house, you're the one people trust with a secret or a debt, and nobody has asked whether you mind.",
        "For today it's an honor.",
        "You're trusted with money or a secret by somebody who's careful, and you recognize your own care in theirs.",
      ],
      task: "Put one thing you're keeping for another person in order, so you could hand it back tomorrow.",
    },
    9: {
      says: [
        'You know more about your subject than you admit, and a fair amount of it is wisdom.',
        "Saturn in your ninth house wouldn't claim a subject without a certificate, and even then it would mention the gaps.",
        'The Sun skips the gaps.',
        "When a younger or newer person asks, you can tell them something that isn't in the course.",
      ],
      task: 'Answer a question in your field from experience alone, without a caveat.',
    },
    10: {
      says: [
        'Years of doing what you said have turned into a name.',
        'You climb slowly with Saturn in the tenth house and check each hold, while people with better knees and worse judgment go by on the left.',
        'Some of them are now asking where you are.',
        "From the Sun's angle your ledge turns out to have an excellent view.",
      ],
      task: "Put yourself down for something you'd thought you weren't qualified for until you counted the years.",
    },
    11: {
      says: [
        "Groups turn to you when they're tired of being charming.",
        "In your eleventh house Saturn keeps the minutes and the cash box, with a slight suspicion that it's only there for the work.",
        "It's there for its judgment.",
        "The Sun makes people wait for you to finish, and what you say is what they'll do.",
      ],
      task: 'Tell a group of yours the practical truth about its plan, with the part you would take on.',
    },
    12: {
      says: [
        "Something you've held against yourself for years may look, in this light, like bad luck.",
        'Saturn in the twelfth house keeps its account of what you should have done, in ink, for no reader.',
        "The Sun reads it over your shoulder and isn't impressed.",
        'You were doing what you could with what you knew.',
      ],
      task: 'Tell yourself the mildest true version of an old mistake, aloud, in a room with nobody in it.',
    },
  },
  presses: {
    1: {
      says: [
        'You may straighten your back when somebody looks over.',
        "Saturn stands at the entrance of the chart with a clipboard, and the Sun can't get past it in any outfit.",
        'The examiner is you.',
        "The others, who've been let in for years without a ticket, would just like you to come and sit down.",
      ],
      task: "Go to the next place you're expected without preparing anything to say.",
    },
    2: {
      says: [
        "The numbers are plain, and they're on nobody's side.",
        "In the second house Saturn always wants to know, while the Sun had hoped to be a person who doesn't have to check.",
        'A few things may have to come off the list, which makes it a shorter list and a truer one.',
      ],
      task: "Take one expense out of next month that you'd be embarrassed to explain to yourself.",
    },
    3: {
      says: [
        'If nobody asks how you are, it may be because you answer so completely with fine.',
        'Saturn shuts the window in the third house when the street gets loud, and the Sun feels the quiet as being overlooked.',
        "People who'd have asked walk on by.",
        'Two sentences of complaint about the weather would count as an invitation.',
      ],
      task: 'Complain about something small to a neighbor or cousin, and let them complain back.',
    },
    4: {
      says: [
        'A duty at home is likely to come up at a bad time with your name on it.',
        "Saturn in this house picks up what's been left on the stairs by others, and the Sun, who'd had plans, would like that to be noted.",
        "It won't be, unless you say so before you pick it up.",
        'Afterward it only looks like something you wanted carried.',
      ],
      task: "Before doing the family or household duty that's come up, say what you're setting aside for it.",
    },
    5: {
      says: [
        "There'll be time for fun once everything's done, you've been saying, since about the age of nine.",
        "With Saturn in the fifth house, you put pleasure at the end of the list, and you've noticed that the list has no end.",
        'So the day has a choice in it.',
        'The work will keep, but the person holding the other racket may not.',
      ],
      task: 'Do the enjoyable thing first and a duty second, and see what falls down.',
    },
    6: {
      says: [
        "There's an edge to what can be done by being good, and you may have reached it.",
        "Saturn in your sixth house meets each new demand by getting up earlier, and the Sun sees that there's no earlier left.",
        'What gives way first is small, such as a tone you regret.',
        "It's cheaper to listen at that stage than at the next one.",
      ],
      task: 'Tell somebody the honest number of hours a thing will take, before you begin it.',
    },
    7: {
      says: [
        "Someone's reserve can feel like a verdict on you.",
        "With Saturn in the seventh house, you expect to be judged by the other person and found adequate, and you'd like to be found delightful.",
        'They may only have something on their mind.',
        "You can spend a whole day being a model of conduct for a person who's thinking about their feet.",
      ],
      task: 'Ask the person who seems distant about their day, and take none of the answer personally.',
    },
    8: {
      says: [
        'What you promised a while ago is asking to be kept now.',
        "A debt is never just money to Saturn in the eighth house, and under the Sun it's standing there in full view with its hat on.",
        'You could pay a part of it.',
        "It's hardly ever the amount that people mind, since they lent to you as somebody who'd at least mention it.",
      ],
      task: "Bring up a promise you're late on before the other person does, and keep a tenth of it today.",
    },
    9: {
      says: [
        "You aren't sure that you believe what you've been saying.",
        "You're asked what you believe, and with Saturn in the ninth house you come up with a page of doubts.",
        'Doubt of this kind is only maintenance.',
        "The belief that's left when you've taken out what you can't stand behind will be shorter, and it'll be yours.",
      ],
      task: 'Cross out one belief you repeat from habit, and put down the one you would sign.',
    },
    10: {
      says: [
        "Your effort may be measured by somebody who's never tried it.",
        "Saturn in this house takes a public mark very hard and shows it very little, so people assume that you're made for it.",
        "You may have to accept the grade, and you don't have to share it.",
        "Work that's meant for the long run seldom looks its best on the day it's marked.",
      ],
      task: 'Write down what you yourself think of the piece of work that was judged, good and bad.',
    },
    11: {
      says: [
        "When everyone has the idea, you're often the one left with the work.",
        "With Saturn in the eleventh house you tend to be the last one stacking the seats, partly from virtue and partly because you don't know how to leave.",
        'The Sun would enjoy being thanked.',
        'It would enjoy even more to be, just once, among those who are already in the car.',
      ],
      task: 'Leave a shared task at the same time as everyone else, with the rest of it in plain sight.',
    },
    12: {
      says: [
        'When you carry things this quietly, nobody can offer to help.',
        'Saturn makes a private discipline of trouble in the twelfth house, and then the Sun catches you sitting on the edge of the tub with your shoes on.',
        "It isn't a collapse, merely a rest that didn't ask for permission.",
        'A good friend who knew half of it would gladly carry some.',
      ],
      task: "Tell one person what's been heavy, in the words you'd use for a bill or a broken pipe.",
    },
  },
}
