import type { House } from '#lore/house.ts'
import type { Line } from '../../character.ts'

/** What begins when a body enters a house. */
export const ingressesTo: Record<
  'sun' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto',
  Record<House, Line[]>
> = {
  sun: {
    1: [
      {
        says: 'You move back to the front of your own life for about a month. People begin to ask you first.',
      },
      { says: 'Your energy returns, in the plainest sense of getting up more easily.' },
    ],
    2: [
      {
        says: "For some weeks your attention goes to what you earn and own, and to whether you're using it.",
      },
      { says: "You begin to take pride in something that's yours, so you treat it better." },
    ],
    3: [
      {
        says: "A busy month for talk begins, with more errands and more people in it than you'd planned.",
      },
      { says: "You think best on the move from now on, and you don't have to move far." },
    ],
    4: [
      {
        says: "Your strength goes into home for about a month. You'd like to be there more often than you are.",
      },
      { says: 'You turn back to family matters, perhaps only to sort the pictures.' },
    ],
    5: [
      { says: "A month begins that favors anything you'd do without being paid for it." },
      { says: 'You come out to play. Even your work begins to look more like something you made.' },
    ],
    6: [
      { says: 'Getting things to work properly is what satisfies you for the next month or so.' },
      {
        says: 'Your daily routine moves to the center of your attention, down to when you eat and how you sleep.',
      },
    ],
    7: [
      {
        says: 'Other people have most of your attention for about a month, one of them in particular.',
      },
      {
        says: "You begin to see yourself through somebody else's reactions, which takes a few weeks to get used to.",
      },
    ],
    8: [
      {
        says: "You're drawn for some weeks to questions that have more under them, such as whom you trust with what.",
      },
      {
        says: "What you share with somebody becomes the subject, until both of you know how it's divided.",
      },
    ],
    9: [
      {
        says: 'Your horizon widens for a month. You catch yourself planning something farther off than the weekend.',
      },
      {
        says: "You start to look for a reason for what you're doing, mostly outside your own neighborhood.",
      },
    ],
    10: [
      {
        says: 'You step into public view for about a month, so your work gets the best of your hours.',
      },
      { says: "You begin to care more about where you're going than about what's due next." },
    ],
    11: [
      {
        says: 'Friends come to the foreground for some weeks, in which you do better as one of several.',
      },
      { says: "You look further ahead than usual, to see who'd like to go there with you." },
    ],
    12: [
      { says: "A month backstage begins. The less you're watched, the more you get done." },
      {
        says: 'You start to run on less for some weeks, which a few early nights will make up for.',
      },
    ],
  },
  mercury: {
    1: [
      { says: 'You begin to say "I" again after weeks of reporting on everyone else.' },
      {
        says: 'Your thoughts come out almost as soon as you have them, to the benefit of conversation.',
      },
    ],
    2: [
      { says: 'Your mind turns to figures. For a few weeks you know what things cost you.' },
      { says: 'You begin to weigh your words as though you were paying for each.' },
    ],
    3: [
      { says: "Messages multiply from here on, though you're quick enough for all of them." },
      { says: "You begin to ask the questions you've been carrying around since last year." },
    ],
    4: [
      {
        says: "You bring the talk home with you, where there's enough to discuss for several weeks.",
      },
      {
        says: 'You think a good deal about where you come from. Somebody there may be thinking about you.',
      },
    ],
    5: [
      { says: 'Your sense of humor starts to get into everything, including the emails.' },
      {
        says: "You begin to find words for what you love, whether it's a person or a piece of work.",
      },
    ],
    6: [
      { says: 'You start making lists, some of which get done.' },
      {
        says: 'You notice details at work for a few weeks, such as who has been leaving them to you.',
      },
    ],
    7: [
      {
        says: 'Conversations with one person begin to take up more of your day, for good reasons.',
      },
      {
        says: "You think in dialogue for a while. An idea isn't finished until somebody has objected to it.",
      },
    ],
    8: [
      {
        says: 'You begin to ask the second question, which is the one that people have to think about.',
      },
      {
        says: 'Your mind goes into research for a few weeks, above all into what two people have left unsaid.',
      },
    ],
    9: [
      {
        says: "Your thoughts go traveling ahead of you, with the help of maps and other people's stories.",
      },
      {
        says: "You begin to see what the details add up to, and you'd like to explain it to somebody.",
      },
    ],
    10: [
      { says: "What you say starts to be heard higher up than you're used to." },
      {
        says: 'Your calendar fills with conversations about work, most of them about what comes next.',
      },
    ],
    11: [
      { says: 'Your ideas start going around among your friends and come back improved.' },
      {
        says: 'You hear from more people than usual, and every so often one of the messages contains a plan.',
      },
    ],
    12: [
      {
        says: "Your thoughts go quiet for a few weeks. The best ones come when you aren't working.",
      },
      {
        says: "You begin to keep more to yourself, partly because you don't know yet what you think.",
      },
    ],
  },
  venus: {
    1: [
      { says: "People begin to like you before you've done anything for it." },
      {
        says: 'You take more pleasure in your own looks for a few weeks, which shows in what you wear.',
      },
    ],
    2: [
      { says: 'You start to want fewer and nicer things, and you know which ones.' },
      { says: 'You begin to set money or time aside for pleasure, in amounts that grow.' },
    ],
    3: [
      { says: 'Your messages get warmer from here on, as do the replies.' },
      {
        says: 'Something pleasant begins within walking distance, over a conversation that you have more than once.',
      },
    ],
    4: [
      { says: 'You start making the place nicer, with some effect on the people in it.' },
      {
        says: "You want peace at home for a few weeks, and you're willing to be the one who begins.",
      },
    ],
    5: [
      { says: "Romance and play come easier from here, and you're better company for it." },
      { says: "You take a new liking to somebody or something, and you don't mind if it shows." },
    ],
    6: [
      { says: 'Work gets friendlier for a few weeks, mostly during the breaks.' },
      { says: "You begin to treat your own days with the consideration you'd show a guest." },
    ],
    7: [
      {
        says: 'Things between you and somebody turn sweeter, because one of you begins to make an effort.',
      },
      { says: "You'd like company for nearly everything in these weeks. It isn't hard to find." },
    ],
    8: [
      { says: 'Affection goes deeper and gets quieter, and needs no audience beyond one person.' },
      { says: "You begin to share more readily, now that you've seen the other side do it." },
    ],
    9: [
      {
        says: 'You start to fall in love with things from far away, a cuisine or an accent included.',
      },
      {
        says: "Only what's new strikes you as beautiful for a few weeks, so the museum is a better bet than the living room.",
      },
    ],
    10: [
      {
        says: 'You begin to be liked at work for how you do things as well as for what you get done.',
      },
      { says: 'Somebody in a position to help may start to enjoy having you around.' },
    ],
    11: [
      {
        says: 'Friendships ripen for a few weeks, with invitations from the edges of your circle.',
      },
      { says: 'You begin to enjoy being one of many, provided that the many are well chosen.' },
    ],
    12: [
      { says: 'You start to enjoy your own company without advertising it.' },
      { says: 'Some of your affection goes unspoken for a few weeks, which suits it quite well.' },
    ],
  },
  mars: {
    1: [
      {
        says: "You have more push from here on, and use some of it before you know what it's for.",
      },
      { says: 'Your patience gets shorter for about six weeks, as do your sentences.' },
    ],
    2: [
      { says: "You start to work harder for what's yours. You may also spend it faster." },
      {
        says: "You defend what you've earned for some weeks, at times before anyone has reached for it.",
      },
    ],
    3: [
      {
        says: 'Your tongue gets sharper, so you make your points in fewer words and with less padding.',
      },
      { says: 'The pace of your days goes up, with more short trips and more short answers.' },
    ],
    4: [
      { says: 'Things get moving at home, either the furniture or the discussions.' },
      {
        says: 'You start on the heavy job around the place and wish everyone else would start too.',
      },
    ],
    5: [
      { says: 'You go after what you enjoy, with enough competitive spirit to do it well.' },
      { says: "You begin to say what you'd like without dropping hints first." },
    ],
    6: [
      { says: 'You attack the backlog. For about six weeks the backlog is losing.' },
      { says: 'Work heats up until you catch yourself wishing that others would keep your pace.' },
    ],
    7: [
      { says: 'Somebody may begin to challenge you, which part of you has been waiting for.' },
      {
        says: "You and the person closest to you do more together, with more open disagreement while you're at it.",
      },
    ],
    8: [
      {
        says: "You start to press for clarity about what's shared. Half an answer no longer holds you off.",
      },
      {
        says: 'What you want, you want stubbornly for some weeks, with very little to show on the surface.',
      },
    ],
    9: [
      {
        says: "You'd like to set out for somewhere, and you're readier than before to argue for what you believe.",
      },
      { says: 'A distant goal begins to look close enough to run to.' },
    ],
    10: [
      {
        says: "Your ambition wakes up. For about six weeks you're willing to be seen wanting something.",
      },
      {
        says: 'You push harder at work, hard enough for people above you to notice the pushing too.',
      },
    ],
    11: [
      { says: 'You get your friends moving, or get impatient with how long they take to decide.' },
      {
        says: 'A common cause begins to take up your evenings, next to people who fight for it as hard as you do.',
      },
    ],
    12: [
      {
        says: "Your drive goes underground for some weeks. You'd rather work alone and at odd hours.",
      },
      {
        says: "Anger you haven't used begins to come out sideways, as fatigue or as very clean floors.",
      },
    ],
  },
  jupiter: {
    1: [
      {
        says: "A year begins in which you take up more space than you're used to. Most people are glad to make room.",
      },
      {
        says: 'You start to believe that things could go well for you in particular, and behave accordingly.',
      },
    ],
    2: [
      {
        says: 'Your means can grow over the coming year, along with your idea of what you can afford.',
      },
      {
        says: "You begin to count things as wealth that you'd taken for ordinary, such as what you know how to do.",
      },
    ],
    3: [
      {
        says: 'Your everyday world gets larger for a year, through people and places within reach.',
      },
      {
        says: 'Learning something and passing it on both come easily from here on, for about a year.',
      },
    ],
    4: [
      { says: 'Home becomes roomier for a year, in floor space or in spirit.' },
      {
        says: "Your family begins to do you more good than it has in a long while, perhaps because there's more of it.",
      },
    ],
    5: [
      {
        says: 'A year begins for whatever you love or make, in which it gets more of your time than you can justify.',
      },
      { says: 'You begin to take chances on what you enjoy, often with good results.' },
    ],
    6: [
      {
        says: 'Your working days get better over the coming year, thanks to better help or more sensible hours.',
      },
      {
        says: 'You begin to enjoy being good at something small and useful, and the demand for it rises.',
      },
    ],
    7: [
      {
        says: 'Other people do you good for a year, one at a time and frequently with a suggestion.',
      },
      {
        says: "You start to expect more of partnership. Before the year is out you'll have met people who do too.",
      },
    ],
    8: [
      {
        says: "You can trust more widely for a year, which puts other people's help within reach.",
      },
      { says: 'You begin to gain from the deep conversations that used to frighten you a little.' },
    ],
    9: [
      {
        says: "A year of long roads begins, and you're happiest with a destination you can't pronounce.",
      },
      { says: "You start to learn on a large scale, or to teach what you've learned." },
    ],
    10: [
      { says: 'Over the coming year your work is seen by more people who have a use for it.' },
      {
        says: "You begin to reach for a larger role. Hardly anyone seems to think that it's too large.",
      },
    ],
    11: [
      {
        says: 'Your circle widens for a year, with at least one of your hopes being carried along.',
      },
      { says: 'You begin to meet people who make your plans sound modest.' },
    ],
    12: [
      {
        says: "You seem to be looked after for a year, in ways you notice mostly by what doesn't go wrong.",
      },
      { says: 'You begin to find that rest does you good, as do favors nobody knows about.' },
    ],
  },
  saturn: {
    1: [
      {
        says: 'You begin to become more definite. A couple of years from now people take you more seriously for it.',
      },
      {
        says: "You start to carry yourself like somebody with responsibilities, and to drop the ones that aren't yours.",
      },
    ],
    2: [
      {
        says: 'You start to learn what things really cost, over some years that also show you what you can count on.',
      },
      {
        says: "You begin to want means of your own on solid ground, even if they're slow to build up.",
      },
    ],
    3: [
      {
        says: 'Your words begin to weigh more. Over the next few years you learn to use fewer of them.',
      },
      {
        says: 'Some years of serious learning begin, with the people nearest to you as teachers and examiners.',
      },
    ],
    4: [
      {
        says: "You start on the foundations, a job of two or three years that visitors won't be able to see.",
      },
      {
        says: 'Family duties become clearer from here on, including the ones that were handed to you unasked.',
      },
    ],
    5: [
      {
        says: 'For a few years you have to make appointments with pleasure, which then turns out to be punctual.',
      },
      {
        says: 'You begin to treat your talent as work, so it improves at the rate that work does.',
      },
    ],
    6: [
      { says: 'Your days get stricter for a couple of years, as well as better organized.' },
      { says: 'You start looking for the pace you can keep up, and build your week around it.' },
    ],
    7: [
      {
        says: "Partnership turns serious for some years. The connections that aren't meant seriously tend to show it.",
      },
      {
        says: 'You begin to learn what you can ask of another person and what you have to bring yourself.',
      },
    ],
    8: [
      {
        says: 'Over the next years you put in order what you share and owe, with the uncomfortable parts first.',
      },
      {
        says: 'You begin to build trust the slow way, by watching what people do several times in a row.',
      },
    ],
    9: [
      {
        says: "Some years begin in which you test what you believe and keep what you've found to be so.",
      },
      {
        says: "You start out on something long, a degree or a road, at a pace you've worked out beforehand.",
      },
    ],
    10: [
      {
        says: "Your work begins to be judged by its results. You've been preparing for these years longer than anyone knows.",
      },
      {
        says: "You're likely to be given more responsibility in public, and to keep it for a few years.",
      },
    ],
    11: [
      { says: 'Your circle gets smaller and sturdier over the next few years.' },
      {
        says: 'You begin to work for your hopes at regular hours, beside a few people who do the same.',
      },
    ],
    12: [
      {
        says: "You start to clear up behind the scenes. For a couple of years hardly anyone sees how much you're doing.",
      },
      {
        says: 'You begin to need time alone on a regular basis, partly to find out what you can stop carrying.',
      },
    ],
  },
  uranus: {
    1: [
      {
        says: 'You begin to surprise people, yourself included. Over the next years you get used to it before they do.',
      },
      {
        says: "The version of you that everyone knows starts to come loose. About seven years go by before you've settled on another.",
      },
    ],
    2: [
      {
        says: 'How you earn your living may become less predictable for some years, and more your own invention.',
      },
      { says: 'You begin to change your mind about what it takes to feel secure.' },
    ],
    3: [
      { says: 'Your thinking speeds up and leaves its tracks, a state that lasts for years.' },
      {
        says: 'New people and new devices get into your everyday life, where they gradually change how you talk.',
      },
    ],
    4: [
      {
        says: 'Home turns into something that can change, a thought that frees you on some days and unsettles you on others.',
      },
      { says: 'It takes you some years to learn which of your roots can be moved.' },
    ],
    5: [
      {
        says: 'You start to love and to play by rules of your own, which take you several years to work out.',
      },
      { says: 'Your creative work begins to go where nobody sent it.' },
    ],
    6: [
      { says: 'The working day as you know it is open to invention over the coming years.' },
      {
        says: 'You begin to resist schedules that make no sense to you, until somebody asks you to design a better one.',
      },
    ],
    7: [
      {
        says: 'You need more air in partnership from here on. Over the years you find the people who need it too.',
      },
      { says: 'You begin to attract unusual people, or a familiar one begins to be unusual.' },
    ],
    8: [
      { says: 'Old entanglements give way over the coming years, a few of them all at once.' },
      { says: 'You begin to share on new terms, with less possession in them and more frankness.' },
    ],
    9: [
      {
        says: "What you believe begins to change, over years and mostly through people you'd never have asked.",
      },
      { says: 'You start to learn outside the places that were built for it.' },
    ],
    10: [
      {
        says: "Your career begins to take turns that weren't on the map. In a few years you wouldn't want to have missed them.",
      },
      { says: 'You start to put your independence where people can see it.' },
    ],
    11: [
      {
        says: 'New kinds of friends begin to arrive. In the course of some years they change what you hope for.',
      },
      { says: 'You start to feel at home in groups where nobody quite fits.' },
    ],
    12: [
      {
        says: 'Something in you that has been asleep for a very long time begins to stir, mostly at night.',
      },
      { says: 'You start to free yourself from things that no one knew you were tied to.' },
    ],
  },
  neptune: {
    1: [
      {
        says: 'Your outline softens over the coming years, so that different people see a different person in you.',
      },
      {
        says: 'You start to be led by something less definite than a plan, for years at a stretch.',
      },
    ],
    2: [
      {
        says: 'You begin to ask what would be enough. Over the years the answer has less and less to do with money.',
      },
      {
        says: 'Things start to matter to you for what they mean, so your accounts need a second pair of eyes.',
      },
    ],
    3: [
      {
        says: 'You begin to talk in pictures more than in facts, and to need somebody who checks the facts.',
      },
      { says: 'Gradually, over years, you come to hear what people mean behind what they say.' },
    ],
    4: [
      { says: 'You begin to long for a kind of home that no address quite satisfies.' },
      {
        says: 'Over many years an old picture of your family fades, and a gentler one takes its place.',
      },
    ],
    5: [
      {
        says: 'Your imagination has many years of free play ahead, in which love gets a touch of the movies.',
      },
      { says: 'You begin to make things as if you were only listening and writing it down.' },
    ],
    6: [
      {
        says: 'The edges of your working day start to blur. Over the years you learn to draw them yourself.',
      },
      {
        says: "You begin to want your work to help somebody, and to drift away from work that doesn't.",
      },
    ],
    7: [
      { says: 'You begin to see the best in people, often years ahead of them.' },
      {
        says: 'Over the coming years you learn to tell sympathy from rescue, with one person as your main subject.',
      },
    ],
    8: [
      {
        says: "The line between yours and mine grows faint, and it takes you years to learn with whom that's safe.",
      },
      { says: 'You start to give up control in closeness, in small amounts at first.' },
    ],
    9: [
      {
        says: 'A search begins, for a meaning or a place. There are many years in which it can change its object.',
      },
      { says: "You start to have faith in things that you couldn't win an argument about." },
    ],
    10: [
      {
        says: "What you'd like to be in the world becomes harder to fit on a business card, for years to come.",
      },
      { says: "You begin to be admired for things you're only partly responsible for." },
    ],
    11: [
      {
        says: 'You start to dream in company. The coming years bring you people with the same dreams.',
      },
      {
        says: 'Your hopes grow larger and vaguer, until your friends ask what exactly you mean by them.',
      },
    ],
    12: [
      { says: 'You begin years of going inward, with sleep or music or silence as the way in.' },
      {
        says: "The wall between you and other people's troubles gets thinner, so you learn over time when to close up.",
      },
    ],
  },
  pluto: {
    1: [
      {
        says: 'A change begins in you that takes many years. People feel it before they can see it.',
      },
      {
        says: 'Your presence gets stronger from here on, and you learn over time what it does to a room.',
      },
    ],
    2: [
      { says: "Your sense of what's yours is rebuilt from the ground up, over many years." },
      { says: 'You start to find a source of strength that nobody can give you or take back.' },
    ],
    3: [
      {
        says: 'Your words begin to go deeper. In the course of years you learn how much they can move.',
      },
      {
        says: 'You start to ask about the things that people around you have agreed not to mention.',
      },
    ],
    4: [
      {
        says: 'A slow excavation begins at home and in the family. Most of what it turns up can be used.',
      },
      { says: 'You start to change at the root, many years before it shows above ground.' },
    ],
    5: [
      {
        says: 'Whatever you make, and anyone you love, begins to matter with an intensity that lasts for years.',
      },
      { says: 'You start to play for higher stakes, and have years to learn where to hold back.' },
    ],
    6: [
      {
        says: 'Over a great many ordinary days your work is taken apart and put together differently.',
      },
      {
        says: 'You begin to see how much power there is in a routine, above all for the person who sets it.',
      },
    ],
    7: [
      { says: "From here on you're drawn to the kind of people who change you." },
      {
        says: 'The question of who has the power between two people comes up, and stays with you for years.',
      },
    ],
    8: [
      {
        says: 'You begin to look where most people prefer not to. After some years it no longer frightens you.',
      },
      {
        says: 'The ties of money and trust in your life start to change, until only the honest ones hold.',
      },
    ],
    9: [
      {
        says: 'A conviction starts to grow in you. Over the years it costs you some of the others.',
      },
      {
        says: "You begin to look for a truth that you could live by, however far you'd have to go for it.",
      },
    ],
    10: [
      {
        says: 'You begin to see authority differently. In the course of many years you come to have some.',
      },
      {
        says: "You start to be wanted for what you do at full strength, where you'd been holding some of it back.",
      },
    ],
    11: [
      {
        says: 'Your circle begins to renew itself over many years, in which a few people become very important.',
      },
      {
        says: 'You start to find out what a group can do, and also what it can do to its members.',
      },
    ],
    12: [
      {
        says: 'Something very old in you begins to move, with many years in which to reach the surface.',
      },
      { says: "You start to make peace, in no hurry at all, with what you've kept out of sight." },
    ],
  },
}
