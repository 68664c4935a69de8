import type { YearSeasons } from '../../../year-ahead.ts'

/** What a transit of Saturn is like to live through. */
export const saturnSeasons: YearSeasons = {
  sun: {
    presses: [
      "You're asked to carry more than usual and get less thanks for it. You may take that as a verdict on you, and it's closer to an inspection, which shows what your confidence rests on and which of your duties aren't yours.",
      'You have less energy than you need, so whatever you spend it on has to be worth it. You find out which of your ambitions you would keep if nobody admired them.',
      "There's more to do than you have strength for, and part of it was decided without you. You may feel older for a while, and you tend to come out of it knowing what you're good for.",
      "You get a clear look at your limits, and it comes at a bad time. What you can drop becomes plain, and so does what you'd keep at any price.",
    ],
    eases: [
      'You have more patience than usual and less need to be noticed. Work that takes months goes well, and people in charge are inclined to take you seriously.',
      "You can do one thing properly. You don't have to be in the mood for that, and what you build tends to last.",
      'You can be relied on, by yourself as well. You can take on something that has to be carried for years, because you can judge its weight.',
      "What you do by the rules and in your own name gets noticed. An application has good chances, since people can see that you'd stay with the job.",
    ],
  },
  moon: {
    presses: [
      "There's little comfort to be had: you need people more than usual and ask them for less. You may look as if you were coping, so nobody offers, and you can mistake that for not being loved.",
      "Tenderness is scarce, or you're too tired to notice it. Regular hours do you good, and so does telling one person what you need before you resent not getting it.",
      'You treat your feelings as one more thing to manage. You may be looking after somebody, or be alone with something, and in both cases you can say how tired you are before others see it.',
      'You may feel alone with what you have to manage, even among people. You hide the strain well, which is part of the trouble, and the rest usually eases once one person knows.',
      'You do what has to be done and put off being sad about it. Being tired comes out as being short with people, and an early night does more about that than an apology.',
      'Other people lean on you in the weeks when you would like to lean on somebody. If you name one thing that you need, and a day for it, you are likelier to get it than by waiting to be noticed.',
    ],
    eases: [
      'Your moods are steadier, and you know what you need well enough to ask for it plainly. Something at home can be settled, because you can be practical without feeling cold.',
      "You get your comfort from what's regular: sleep, meals, the few people who always call back. Small as that sounds, you may be calmer than you've been in months.",
      'You can be calm without being cold. Whatever is going on at home, you see what has to be done about it, and you do it without getting tired of everyone.',
      "You don't need much looking after, and you can do some of it for others. A regular bedtime or a fixed evening with somebody does you more good than a treat.",
    ],
  },
  mercury: {
    presses: [
      'Your thinking gets slower and stricter, and the mistakes you find are mostly your own. Paperwork, a test, or a difficult conversation may take longer than planned, but what you agree to after that is sound.',
      "You may hear no more often than you're used to, or hear nothing at all. You tend to say less for fear of getting it wrong, and what you do say is taken at its word.",
      'You tend to see the flaws in everything that you say and write. A strict eye is useful for anything that has to be checked, and hard on conversations that were meant to be light.',
      'You think before you speak, and then the moment has passed. Ideas come slowly, and a contract gets the reading it deserves.',
    ],
    eases: [
      "You can concentrate, and you don't mind doing a thing over until it's right. Contracts, courses, and whatever has been sitting in your inbox because it needed thought get done.",
      "People take what you say seriously, probably because you've cut it to what you can stand behind. Your plans have dates and prices in them.",
      'You say less, and it counts for more. A conversation that needs facts and patience can be had without a quarrel.',
    ],
  },
  venus: {
    presses: [
      "Affection is tested against what it costs you in time, money, or patience. A relationship may feel more like a duty for a while, and what's worth keeping is usually still there when the strictness lifts.",
      'You find out whom you can count on, and it may be fewer people than you go out with. Money follows the same rule: you spend less, and you notice what you used to buy only to feel better.',
      'You may feel less lovable than you are, and be more careful with people than you need to be. A few honest pleasures are enough for now, and a look at what you spend does no harm.',
      'You may feel that love has to be earned, and you keep an account of it without meaning to. Your money is better spent on one thing that lasts than on several that please.',
    ],
    eases: [
      'You value what lasts, in people and in things. You can commit to someone or agree on money, because you see both sides without needing to be charmed.',
      "Old friends do you more good than new ones. You're modest in what you ask of people, and you're more likely to get it.",
      'You know whom you like, and you show it in what you do for them. Agreements about money or about living together turn out fair and last.',
      'A friendship or a love affair gets more dependable, mostly through small promises kept. You can talk about money without its becoming personal.',
    ],
  },
  mars: {
    presses: [
      "You push, and something doesn't move, whether it's a boss, a rule, or your own back. Force costs more than it gets you for a while, and what you're learning is to go on slowly without giving up.",
      'You have one foot on the gas and one on the brake, so small delays make you angrier than they deserve. One hard, measurable thing to work on takes up the anger.',
      "You have to wait, and waiting isn't what you're good at. What you do in anger now tends to cost twice, and what you do slowly tends to stay done.",
      'Whatever you start takes twice as long, and somebody checks it. You get angry at the delay and tired from the anger, and a fixed hour of hard work helps with both.',
    ],
    eases: [
      "Your strength comes in a steady supply, and you can spread it over a long job. What you start at this pace you're likely to finish.",
      'You know how far to push and when to wait. Training, hard work, or a demand that has to be made calmly all come off well.',
      "You work steadily and waste nothing. If you have something to demand, you can do it without raising your voice, and you're likely to be heard.",
      'You can keep at something without getting angry at how slowly it goes. A long repair, a training plan, or a claim that needs patience gets done.',
    ],
  },
  jupiter: {
    presses: [
      "A plan meets its budget. What you hoped for isn't refused, but it has to be made smaller or later, and that's a disappointment even when it's sensible.",
      "You're caught between appetite and caution: one part of you wants to expand, and another has seen the numbers. Promises you made in a good mood come due.",
      "You find out what your good ideas cost. Some have to wait for better times, and it's a relief to know which.",
      'Somebody may ask for the plan in writing. You may have to choose between doing it well and doing all of it.',
    ],
    eases: [
      "Hope and realism agree with each other, which doesn't happen often. Plans that need patience, permission, or a loan have a better chance than usual.",
      'You can tell a good risk from a bad one. Growth comes in reasonable steps, and you can afford them.',
      'Your hopes get a timetable. People who have to approve of something tend to find it reasonable.',
    ],
  },
  saturn: {
    presses: [
      "The rules you live by come up for review, above all those you took over early and never questioned. What you've built carefully holds, and what you've kept up only out of fear gets heavy.",
      "You're held to your own standards, and you may find them harsher than anyone else's. Some of your duties were accepted by a younger person, who didn't know what you know.",
      "What you've put off for years comes due, mostly in the form of work. The work is less terrible than the waiting was, and each thing that you settle stays settled.",
    ],
    eases: [
      "Your duties and your strength match for once. You can put your affairs in order without being forced to, and the results are the kind you won't have to redo.",
      'Experience counts in your favor. You may be asked for advice, or given more responsibility on terms you can accept.',
      "You know what you're doing, and it shows. What you set up now can carry a good deal later.",
    ],
  },
  asc: {
    presses: [
      "You feel watched and a little older, and you may cut down on company, on commitments, or on both. People find you more serious than you feel, which isn't a bad thing where you want to be believed.",
      'You have less patience for being charming, and some people miss it. The ones who want to know what you think are pleased.',
      'How you present yourself is reduced to what you can keep up every day. So plain a face can feel lonely, and it also puts an end to a good deal of pretending.',
      "You may seem distant, when you're only busy holding yourself together. A few people will ask, and they're the ones to keep.",
    ],
    eases: [
      'You come across as someone to rely on, and you are. You can introduce yourself where it matters, since people believe what they see.',
      "You aren't trying to make an impression, and that makes one. People you meet in these weeks may stay in your life for practical reasons, and later for better ones.",
      "People take you at your word. You needn't be charming, since being clear is enough.",
    ],
  },
  mc: {
    presses: [
      'Work asks for more and praises less. You may get the responsibility before you get the title, or lose a role that had become a habit, and in both cases your standing rests on what you can show.',
      "Your ambitions are measured against your strength. You can't do all of it, so you have to decide what you want to be known for.",
      'You are given more to answer for and no more hours to do it in. What you drop now people notice, so it helps to say beforehand what that is going to be.',
      "You're measured by results, and some of them depend on others. You may not look good, and you find out what your work is really worth to you.",
      'Somebody may check what you do more closely than they used to, and you may resent it. The checking is easier to bear if you know which part of the job you would defend.',
      "You may work harder for the same result, and wonder whether anyone sees that. Your effort usually is seen, later, and by people who don't say much.",
    ],
    eases: [
      "Your work is noticed by the people who decide things. The recognition comes slowly, on the strength of what you've done already, and tends to hold.",
      'You can take a step up at work without a fight. Those above you see someone reliable, and asking plainly gets you further than hinting.',
      "Someone in a position to help may notice how long you've been doing this well. You can ask for what is due to you.",
    ],
  },
}
