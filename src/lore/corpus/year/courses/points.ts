import type { YearCourse, YearLord } from '../../../year-ahead.ts'

/** Without a birth time: by the planet that the heaviest transit touches, in the order of its questions. */
export const pointCourses: Record<YearLord, readonly YearCourse[]> = {
  sun: [
    {
      about: 'This year is about your pride, in the good sense of the word.',
      noun: 'your pride',
      titles: {
        builds: ['in need of an audience', 'waiting for praise'],
        turns: ['nobody is watching', 'what you can be proud of'],
        settles: ['proud without witnesses', 'praise is extra'],
      },
      builds: [
        'At first your pride still waits for somebody to notice.',
        "You begin to see which of your efforts stop as soon as nobody's looking.",
      ],
      turns: {
        presses:
          'This is where the praise fails to come, and you find out what you go on doing without it.',
        eases: 'This is where you can be proud of something, whether or not anyone says so.',
      },
      settles: [
        'From here on your pride rests more on what you do and less on who has seen it.',
        'By now praise is welcome without being needed.',
      ],
    },
    {
      about:
        'This year is about doing things in your own way, and about how much of your day is in fact yours.',
      noun: 'your own way',
      titles: {
        builds: ['as you were shown', 'borrowed manners'],
        turns: ['whose way it is', 'in your own voice'],
        settles: ['your own way', 'less explaining'],
      },
      builds: [
        'At first your own way is hard to tell from the way you were shown.',
        "You begin to hear other people's sentences in what you say, and some of them sound wrong.",
      ],
      turns: {
        presses:
          "This is where doing it somebody else's way stops working for you, and you have to find out what yours would be.",
        eases: 'This is where you do something in your own way and it goes better than it used to.',
      },
      settles: [
        'From here on you do more things in your own way, and people who expect the earlier one have to adjust.',
        'By now your own way needs no defending.',
      ],
    },
    {
      about: 'This year is about being chosen, and about what you do while you wait for it.',
      noun: 'being chosen',
      titles: {
        builds: ['waiting to be asked', 'quietly available'],
        turns: ['passed over, or not', 'letting it be known'],
        settles: ['asked at last', 'the right offers'],
      },
      builds: [
        'At first you wait to be asked, and nobody could know that you are waiting.',
        'The waiting gets less comfortable than the asking would be.',
      ],
      turns: {
        presses:
          "This is where somebody else may be asked for what you'd wanted, and silence stops looking like modesty.",
        eases: "This is where you're noticed, and you only have to say what you would like to do.",
      },
      settles: [
        "From here on people know what you'd like to be asked for, and some of them pass it on.",
        'By now you can turn an offer down, which is a large part of being chosen.',
      ],
    },
    {
      about: "This year is about being a beginner, in something you can't do well yet.",
      noun: 'being a beginner',
      titles: {
        builds: ['on familiar ground', 'only what you do well'],
        turns: ['off your own ground', 'a first attempt'],
        settles: ['less afraid of mistakes', 'still learning'],
      },
      builds: [
        'At first you keep to what you do well, and being a beginner is for other people.',
        'The familiar ground gets a little narrow.',
      ],
      turns: {
        presses:
          "This is where you have to do something you aren't good at, in front of people, and it doesn't cost you their respect.",
        eases: 'This is where a first attempt goes well enough to be followed by a second.',
      },
      settles: [
        'From here on a mistake is only a mistake, and you try more things because of it.',
        'By now being a beginner has become one of your pleasures.',
      ],
    },
  ],
  moon: [
    {
      about: 'This year is about comfort, meaning whatever settles you after a bad day.',
      noun: 'your comfort',
      titles: {
        builds: ['last on the list', 'everyone else first'],
        turns: ['what you need', 'asking for it'],
        settles: ['enough of it', 'settled'],
      },
      builds: [
        'At first your comfort gets the time that is left over, and you hardly notice.',
        'You begin to see what a bad day costs when nothing settles you afterward.',
      ],
      turns: {
        presses:
          'This is where you need comfort and have to say so, since nobody can tell from the outside.',
        eases: 'This is where you get what settles you, and you can see how simple it is.',
      },
      settles: [
        'From here on you ask for comfort in a sentence, and usually you get it.',
        'By now a bad day is over when it ends.',
      ],
    },
    {
      about: "This year is about moods, yours and other people's, and about telling them apart.",
      noun: 'the question of whose mood it is',
      titles: {
        builds: ['in other moods', 'picking things up'],
        turns: ['too much to carry', 'your own mood'],
        settles: ['told apart', 'your own weather'],
      },
      builds: [
        "At first you carry other people's moods home along with your own.",
        'You begin to notice after whose visits you feel worse without a reason.',
      ],
      turns: {
        presses:
          "This is where you've taken on more than you can carry, and you have to ask of each feeling whose it is.",
        eases: 'This is where you have a mood of your own for long enough to recognize it.',
      },
      settles: [
        "From here on you notice other people's moods without having to do something about them.",
        'By now you can be calm beside somebody who is upset.',
      ],
    },
  ],
  mercury: [
    {
      about: 'This year is about your mind, and about one opinion that you may have to change.',
      noun: 'that opinion',
      titles: {
        builds: ['what you always say', 'an opinion at rest'],
        turns: ['the evidence against it', 'changing your mind'],
        settles: ['better informed', 'in fewer words'],
      },
      builds: [
        'At first that opinion comes out as it always has, without being looked at.',
        'You begin to hear how often you repeat it, and to whom.',
      ],
      turns: {
        presses:
          "This is where that opinion meets something it can't explain, and you can look into it or talk louder.",
        eases: 'This is where changing your mind is easy, because nobody is forcing you to.',
      },
      settles: [
        'From here on you hold that opinion in a shorter form, whichever way it fell.',
        'By now you can say what would change your mind.',
      ],
    },
    {
      about: 'This year is about what you know well enough to teach.',
      noun: 'what you know',
      titles: {
        builds: ['not counted as knowledge', 'taken for granted'],
        turns: ['asked to explain', 'saying how it is done'],
        settles: ['a student or two', 'known for knowing'],
      },
      builds: [
        'At first what you know seems too ordinary to be worth anything to others.',
        'You begin to see that other people find it hard.',
      ],
      turns: {
        presses:
          'This is where you have to explain what you know to somebody who finds it difficult, and you discover the step you skip.',
        eases: 'This is where people ask for what you know, and explaining it is a pleasure.',
      },
      settles: [
        'From here on what you know gets better, because somebody keeps asking about it.',
        'By now you learn more by teaching it than you did by reading.',
      ],
    },
  ],
  venus: [
    {
      about: 'This year is about whom and what you like, as distinct from what you put up with.',
      noun: 'what you like',
      titles: {
        builds: ['out of habit', 'liking and putting up with'],
        turns: ['what you put up with', 'what you like best'],
        settles: ['more of what you like', 'a friendly no'],
      },
      builds: [
        'At first what you like and what you only put up with take up about the same time.',
        'You begin to notice how differently you come home from the two.',
      ],
      turns: {
        presses:
          "This is where you run short of time or money, and it goes to what you like or to what you're used to.",
        eases: 'This is where you enjoy something so plainly that the rest looks dull beside it.',
      },
      settles: [
        'From here on what you like gets more of your week, and the rest gets a friendly no.',
        'By now most of your company is company you like.',
      ],
    },
    {
      about:
        'This year is about giving and getting back, in love and in money, and about where they are out of balance.',
      noun: 'your give-and-take',
      titles: {
        builds: ['giving as usual', 'unasked favors'],
        turns: ['too much given', 'something comes back'],
        settles: ['nearly even', 'able to receive'],
      },
      builds: [
        'At first you give as you always have, without being asked.',
        'You begin to count, which is usually a sign that the count is off.',
      ],
      turns: {
        presses: 'This is where giving costs more than you have, so it has to be asked of others.',
        eases: 'This is where something comes back to you, and the exercise lies in accepting it.',
      },
      settles: [
        'From here on your give-and-take is closer to even, because you have begun to ask.',
        'By now you can take something without planning how to return it.',
      ],
    },
  ],
  mars: [
    {
      about:
        'This year is about your effort, and about how much of it goes into pushing against things.',
      noun: 'the use of your strength',
      titles: {
        builds: ['pushing against', 'annoyed, which is work'],
        turns: ['what stands in the way', 'strength with a direction'],
        settles: ['effort well spent', 'an argument left alone'],
      },
      builds: [
        'At first your effort goes wherever something resists you.',
        'You begin to ask what you would do with the same strength if nothing stood in the way.',
      ],
      turns: {
        presses:
          "This is where something won't move, and you have to decide whether you want it or only mind being stopped.",
        eases: 'This is where your effort has a direction, and much gets done with little of it.',
      },
      settles: [
        'From here on your effort goes to one or two things you want, and an old quarrel gets less of it.',
        'By now you know the next day whether a fight was worth having.',
      ],
    },
    {
      about: 'This year is about saying in so many words what you want.',
      noun: 'what you want',
      titles: {
        builds: ['hinting', 'the long way around'],
        turns: ['a clear no, a clear yes', 'in so many words'],
        settles: ['said and done', 'without reasons'],
      },
      builds: [
        'At first you hint at what you want, which has the advantage that nobody can refuse it.',
        'Hinting begins to take more strength than asking would.',
      ],
      turns: {
        presses: "This is where a hint isn't enough, and you ask outright or go without.",
        eases: 'This is where asking is easy, and a yes comes sooner than you had expected.',
      },
      settles: [
        'From here on people know what you want, and most of them prefer it that way.',
        'By now you ask without adding reasons.',
      ],
    },
  ],
  jupiter: [
    {
      about: "This year is about a hope that's larger than what you usually allow yourself.",
      noun: 'that hope',
      titles: {
        builds: ['mentioned as a joke', 'too big to say'],
        turns: ['what it would take', 'a date and a price'],
        settles: ['underway', 'part of it real'],
      },
      builds: [
        'At first that hope is something you mention as a joke, to see how people take it.',
        'You begin to wonder what it would cost, which is a step beyond dreaming.',
      ],
      turns: {
        presses:
          'This is where that hope meets its price, and you see which part of it you would pay for.',
        eases:
          'This is where that hope gets some help from outside, and a first step is easy to take.',
      },
      settles: [
        'From here on that hope has a first step behind it and shines a little less.',
        'By now you work on that hope more often than you dream of it.',
      ],
    },
    {
      about: 'This year is about how much is enough, now that you could have more.',
      noun: 'the question of how much is enough',
      titles: {
        builds: ['more of everything', 'at the next size'],
        turns: ['too much', 'the right amount'],
        settles: ['one thing added', 'enough'],
      },
      builds: [
        'At first more looks better, in work and company as well as in things.',
        'You begin to see what each addition costs in upkeep.',
      ],
      turns: {
        presses: "This is where it's too much, and you have to say which part can go.",
        eases: "This is where you're offered more, and you can tell whether you want it.",
      },
      settles: [
        'From here on you add less and enjoy what you have at its present size.',
        'By now you can let a good offer go by.',
      ],
    },
    {
      about: 'This year is about something you believe in, and about what you do for it.',
      noun: 'what you believe in',
      titles: {
        builds: ['mostly talk', 'in favor of it'],
        turns: ['what it asks of you', 'something definite'],
        settles: ['small and regular', 'belief with hours'],
      },
      builds: [
        'At first what you believe in has your agreement and little of your time.',
        'You begin to notice the distance between what you say and how you spend an evening.',
      ],
      turns: {
        presses:
          'This is where what you believe in asks for time or money, and you find out how much of either it gets.',
        eases:
          'This is where there is something definite to do for what you believe in, and you like doing it.',
      },
      settles: [
        'From here on you do something small and regular for what you believe in.',
        'By now you talk about it less, because you do more.',
      ],
    },
  ],
  saturn: [
    {
      about:
        'This year is about your obligations, and about which of them you would take on again.',
      noun: 'your obligations',
      titles: {
        builds: ['all of them at once', 'taken on long ago'],
        turns: ['what you owe', 'one at a time'],
        settles: ['fewer and chosen', 'less to carry'],
      },
      builds: [
        'At first you treat all your obligations alike, the chosen ones and the inherited ones.',
        'You begin to notice which obligations make you tired before you have done anything for them.',
      ],
      turns: {
        presses:
          "This is where your obligations get too many, so you have to say which of them you'd take on again.",
        eases:
          'This is where one obligation suits you so well that you can see what is wrong with the others.',
      },
      settles: [
        'From here on your obligations are fewer, and you chose most of those that are left.',
        'By now you know what to say when somebody offers you a new one.',
      ],
    },
    {
      about:
        'This year is about what you have built, at work or at home or in the way you live, and about whether it holds.',
      noun: 'what you have built',
      titles: {
        builds: ['from the outside', 'the weak part'],
        turns: ['the inspection', 'what holds'],
        settles: ['repairs', 'built to last'],
      },
      builds: [
        'At first what you have built looks finished, as long as nobody leans on it.',
        'You begin to hear where it creaks.',
      ],
      turns: {
        presses: 'This is where what you have built has to carry weight, and the weak part shows.',
        eases:
          'This is where what you have built proves sound, and you can afford to look at the rest.',
      },
      settles: [
        'From here on you repair one part at a time, and the rest stands.',
        'By now you trust what you have built, because you know it from inside.',
      ],
    },
    {
      about: 'This year is about effort, and about the part of it that is only there for show.',
      noun: 'the effort you make',
      titles: {
        builds: ['harder than it has to be', 'extra work'],
        turns: ['out of strength', 'what can be left out'],
        settles: ['only the real work', 'easier, and as good'],
      },
      builds: [
        'At first you make most things a little harder than they are, out of principle.',
        'You begin to see which of the extra work nobody has ever noticed.',
      ],
      turns: {
        presses:
          "This is where the effort you make exceeds the strength you have, so the part that's for show has to go.",
        eases: 'This is where something comes easily and is good all the same.',
      },
      settles: [
        'From here on the effort you make goes into the work itself.',
        'By now you can stop when a thing is good enough.',
      ],
    },
  ],
}
