import type { House } from '#lore/house.ts'

type SlowBody = 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'
type Earlier = Record<'eases' | 'presses', string>

/** What an earlier pass of a slow planet may have been like, by the house of the point that it touches: ends "on June 9, when". */
export const earlierPasses: Record<SlowBody, Record<House, Earlier>> = {
  jupiter: {
    1: {
      eases: 'you may have been told that you looked well, or bigger than before',
      presses: 'you may have promised people more of you than there was',
    },
    2: {
      eases: 'some money or a better offer may have come within reach',
      presses: 'you may have spent as if the next payment had already come',
    },
    3: {
      eases:
        'somebody may have passed on good news, or a message you wrote may have gone further than you meant',
      presses: 'you may have talked more about a plan than you worked on it',
    },
    4: {
      eases: 'home may have got larger by a room, a person, or a plan',
      presses: 'you may have taken in more people or more plans than the place could hold',
    },
    5: {
      eases: 'something you made or did for fun may have got a better reception than you expected',
      presses: "you may have had such a good time that you didn't count what it cost",
    },
    6: {
      eases: 'help may have turned up, or work that you liked',
      presses: 'you may have said yes to more work than a week has room for',
    },
    7: {
      eases: 'somebody may have been generous with you, or joined you in something',
      presses: 'the two of you may have agreed to something larger than either could carry',
    },
    8: {
      eases: 'you may have been trusted with something, or helped with money',
      presses: "you may have leaned on somebody's generosity, or they on yours",
    },
    9: {
      eases: 'a trip, a course, or a large idea may have begun to look possible',
      presses: 'you may have been surer of a thing than you had any reason to be',
    },
    10: {
      eases: 'someone may have spoken well of you to a person who mattered',
      presses: 'more may have been expected of you than you had agreed to',
    },
    11: {
      eases: 'you may have met somebody who knew everybody',
      presses: 'you may have been in too many groups to be much use to any',
    },
    12: {
      eases: 'you may have been lucky without hearing where it came from',
      presses: "you may have been trying to rescue somebody who hadn't asked",
    },
  },
  saturn: {
    1: {
      eases: 'people may have begun to take you more seriously',
      presses: 'you may have felt older than you were, or judged',
    },
    2: {
      eases: 'you may have put your money on a firmer footing',
      presses: 'money may have got tighter, or a price may have been refused',
    },
    3: {
      eases: 'you may have agreed on something in plain words',
      presses: 'a talk may have gone cold, or an answer may have been a long time coming',
    },
    4: {
      eases: 'you may have settled something about the place where you live',
      presses: 'home may have been more duty than rest',
    },
    5: {
      eases: 'you may have begun to practice something properly',
      presses: 'the fun may have gone out of something you used to enjoy',
    },
    6: {
      eases: 'you may have found a routine that held',
      presses: 'the workload may have gone up without anyone asking you',
    },
    7: {
      eases: 'the two of you may have agreed on terms',
      presses: 'somebody close may have had less time for you, or said no',
    },
    8: {
      eases: 'you may have begun to pay something off',
      presses: 'you may have found out what something was going to cost you',
    },
    9: {
      eases: 'you may have decided to learn something the slow way',
      presses: 'a trip may have been put off, or something you believed may have let you down',
    },
    10: {
      eases: 'you may have been given work that showed what you could do',
      presses: 'you may have been held to a standard that nobody had explained',
    },
    11: {
      eases: 'a friend may have proved to be solid',
      presses: "you may have had fewer people around you than you'd counted on",
    },
    12: {
      eases: 'you may have found some quiet and kept to it',
      presses: 'you may have carried something by yourself and told nobody',
    },
  },
  uranus: {
    1: {
      eases: 'you may have changed something about yourself that people noticed',
      presses: 'you may have shocked somebody, possibly yourself',
    },
    2: {
      eases: "money may have come from a side you hadn't thought of",
      presses: 'an income or a bill may have done what it had never done before',
    },
    3: {
      eases: 'you may have heard yourself say something new',
      presses: 'something may have been said before anyone had thought about it',
    },
    4: {
      eases: 'you may have moved, or moved something that had never been moved',
      presses: 'somebody may have moved out, or the ground may have shifted at home',
    },
    5: {
      eases: "you may have enjoyed something that you'd have laughed at before",
      presses: 'somebody may have caught your interest who was in no plan of yours',
    },
    6: {
      eases: 'you may have found a better way to get through a day',
      presses: 'your routine may have been knocked over',
    },
    7: {
      eases: 'you may have met someone who did things differently',
      presses: 'somebody close may have wanted more room, or you may have',
    },
    8: {
      eases: 'an old obligation may have come loose',
      presses: 'what you could count on from someone may have changed overnight',
    },
    9: {
      eases: 'you may have come across an idea that rearranged the others',
      presses: "you may have run out of patience with something you'd been taught",
    },
    10: {
      eases: 'you may have seen another way to do your work',
      presses: 'your position may have been changed over your head',
    },
    11: {
      eases: 'new people may have turned up in your life, unlike the others',
      presses: 'you may have fallen out with a group, or grown out of it',
    },
    12: {
      eases: "something may have come to you that you hadn't known you knew",
      presses: 'you may have slept badly and been unable to say why',
    },
  },
  neptune: {
    1: {
      eases: 'people may have found you easier to be near',
      presses: 'you may not have been sure how you came across, or to whom',
    },
    2: {
      eases: 'you may have cared less than usual about what things cost',
      presses: 'money may have gone somewhere without your seeing it leave',
    },
    3: {
      eases: "you may have understood what somebody hadn't said",
      presses: 'something may have been misunderstood that seemed plain at the time',
    },
    4: {
      eases: 'home may have been more peaceful than it had been for a while',
      presses: 'you may have missed a home that was partly imaginary',
    },
    5: {
      eases: "you may have made something that you couldn't explain",
      presses: 'you may have been taken with somebody for what you saw in them',
    },
    6: {
      eases: 'you may have done your work with unusual patience',
      presses: 'you may have been tired in a way that had no cause',
    },
    7: {
      eases: 'you may have seen the best in somebody',
      presses: 'you may have seen in somebody what you wanted to see',
    },
    8: {
      eases: 'you may have trusted somebody and been right',
      presses: 'something about money or trust may have been left vague',
    },
    9: {
      eases: 'you may have had a wish to be very far away',
      presses: 'something you believed in may have begun to look thin',
    },
    10: {
      eases: "you may have been liked for something you couldn't measure",
      presses: 'you may have wondered what all the work was for',
    },
    11: {
      eases: 'you may have helped someone and not mentioned it',
      presses: 'you may have given a friend more credit than they had earned',
    },
    12: {
      eases: 'you may have rested properly for once',
      presses: "you may have been carrying other people's moods home with you",
    },
  },
  pluto: {
    1: {
      eases: "you may have felt stronger than you'd let on",
      presses: 'somebody may have tried to tell you who you were',
    },
    2: {
      eases: 'you may have found out that you needed less than you thought',
      presses: 'somebody may have put pressure on you by way of money',
    },
    3: {
      eases: 'you may have said the real thing, once',
      presses: 'a talk may have turned into a question of who gives in',
    },
    4: {
      eases: 'you may have cleared something out at home that went back a long way',
      presses: 'home may have felt like something that could be taken away',
    },
    5: {
      eases: 'you may have been unable to stop making something',
      presses: 'you may have wanted something, or somebody, more than was comfortable',
    },
    6: {
      eases: 'you may have taken a bad routine apart',
      presses: 'work may have begun to cost you more than it should',
    },
    7: {
      eases: 'the two of you may have got to the bottom of something',
      presses: 'somebody close may have pressed you for an answer',
    },
    8: {
      eases: 'you may have got free of an old obligation',
      presses: 'you may have found out who holds the purse, and how tightly',
    },
    9: {
      eases: 'you may have let go of a conviction and felt better for it',
      presses: 'somebody may have wanted to convert you, or you them',
    },
    10: {
      eases: 'you may have been given some real say',
      presses: 'somebody with power may have been leaning on you',
    },
    11: {
      eases: 'you may have found out who your people are',
      presses: 'a friendship may have turned into a contest',
    },
    12: {
      eases: "you may have understood something about yourself that you'd known for years",
      presses: 'something you kept to yourself may have begun to press',
    },
  },
}
