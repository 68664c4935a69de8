import type { DescribedBody } from '../../described-body.ts'
import type { House } from '../../house.ts'

/**
 * What a person with a body in a house does there, after "With the Moon in the sixth house,". Each begins in
 * lower case and stands as a sentence.
 */
export const inHouse: Record<DescribedBody, Record<House, [string, string]>> = {
  sun: {
    1: [
      "people meet the real you right away, and there isn't much you can do about it",
      'you have to like what you are doing, or everyone in the room can tell',
    ],
    2: [
      'you measure yourself partly by what you earn and own, and a fair price feels like respect',
      'you feel most like yourself when you have made something pay',
    ],
    3: [
      'you come alive in conversation, and a day without messages feels like a day off sick',
      "you're the one who explains it to the rest of the family",
    ],
    4: [
      'you save your best self for home, and people who only know you from work have met half of you',
      'where you live matters more to you than what you do',
    ],
    5: [
      "you need something that's yours and purely for fun, or everything else goes dull",
      'you want to make things, and to have someone say so',
    ],
    6: [
      'you feel right when the day ran well, and a bad week at work follows you home',
      'you find out who you are by what you do on an ordinary Tuesday',
    ],
    7: [
      'you find out what you want by talking it over with one particular person',
      'you do better in a pair, and you pick strong people to be in it with',
    ],
    8: [
      "you get serious quickly, and you'd rather know the worst than be kept comfortable",
      "you're at your best in a crisis, when there's trust or money at stake",
    ],
    9: [
      "you need a horizon: a trip to plan, a subject to study, a place you're not from",
      'you want to know what it all means, and small goals bore you',
    ],
    10: [
      'what you do for a living is close to who you are, so a dull job costs you more than it costs others',
      'people know you by your work, and you want it to be good',
    ],
    11: [
      'you find yourself among friends, and you do more for a group than for yourself alone',
      'you need people who are heading the same way',
    ],
    12: [
      'you do your real thinking alone, and few people see what you are proudest of',
      'you need an hour a day when nobody can reach you',
    ],
  },
  moon: {
    1: [
      'your mood is on your face before you know it yourself',
      'people can tell how you are from the way you say hello',
    ],
    2: [
      'your mood follows your bank balance, and a little in savings does more for you than a vacation',
      "you buy things when you're sad and keep things because they have history",
    ],
    3: [
      'you need to tell someone about your day before it is over',
      'a short text from the right person can turn your mood around',
    ],
    4: [
      'you need a home that is really yours, and a bad night there spoils a good week anywhere else',
      'family gets to you like nothing else, for better and worse',
    ],
    5: [
      "you're happiest when you are playing, and you get low when there's nothing to look forward to",
      'you fall for people who are fun, and you mother anything you have made',
    ],
    6: [
      'your mood and your routine are tied together, so a skipped lunch or a tense coworker gets to you first',
      'you look after people by doing something practical for them',
    ],
    7: [
      'you feel safe when one person is on your side, and you can tell from the next room that they are upset',
      'you know how the other person feels before you know how you do',
    ],
    8: [
      "you feel things you don't discuss, and you can tell when somebody is holding something back",
      'you trust with everything or not at all',
    ],
    9: [
      'you feel at home in strange places faster than seems reasonable',
      'you get low when the week has nothing new in it',
    ],
    10: [
      'people at work bring you their troubles, and you take your job home as a feeling',
      'how you are doing depends on how you are seen to be doing',
    ],
    11: [
      'your friends are your family, and a quiet group chat can worry you for days',
      'you belong somewhere only if you are needed there',
    ],
    12: [
      'you go away to feel things, and people find out a week later',
      'you need more time alone than anyone who loves you would guess',
    ],
  },
  mercury: {
    1: [
      "you talk when you're nervous, and people take you for younger than you are",
      'your opinion arrives before you do',
    ],
    2: [
      "you think about money more than you say, and you're good at it when you put it in writing",
      'you can sell a thing by explaining it',
    ],
    3: [
      "you're in six conversations at once and remember where each one stopped",
      "you're the person people text for the answer",
    ],
    4: [
      "you think about home while you're at work, and you keep the family informed",
      'you do your best thinking at your own table',
    ],
    5: [
      "you flirt with words, and you learn best when it's a game",
      'you have a joke for most occasions and ideas for all of them',
    ],
    6: [
      'you think in lists, and your inbox gets the best of you',
      'you solve problems at work that nobody asked you to solve',
    ],
    7: [
      'you think best across a table from somebody, and an argument helps',
      'you choose people you can talk to, and silence worries you',
    ],
    8: [
      'you ask what other people avoid asking, and they usually tell you',
      'you do your research before you trust anyone',
    ],
    9: [
      "you think in big pictures, and you'd rather study than practice",
      'you always have a course, a book or a country on your mind',
    ],
    10: [
      "you're known for what you say and write, so a careless email costs you",
      'you get ahead by explaining things',
    ],
    11: [
      'you do your thinking with friends, and ideas come to you in groups',
      "you're the one in the group chat who has read the article",
    ],
    12: [
      'you keep most of what you think to yourself, and you think well when nobody is waiting',
      'you write it down at night and leave it out in the morning',
    ],
  },
  venus: {
    1: [
      "people like you before you have done anything, and you're not always sure why",
      'you charm without trying, and you dress with some care even for the store',
    ],
    2: [
      'you spend on quality, and being fairly paid feels like being loved',
      "you're attached to your things, and you like to be paid in something you can touch",
    ],
    3: [
      'you charm people in conversation, and a well-written text can win you',
      'you keep the peace among siblings, neighbors and coworkers',
    ],
    4: [
      'you love by making a home nice to be in, and you want a quiet one',
      "you're kindest to the people you live with, or you want to be",
    ],
    5: [
      "you love like it's a vacation, and romance goes out of it for you when it turns into logistics",
      "you're good at pleasure and at making others feel entertaining",
    ],
    6: [
      'you show love by helping, and you need to like the people you work with',
      'small courtesies at work matter more to you than the big party',
    ],
    7: [
      "you're good at being half of something, and being alone for long makes you restless",
      'you give way to keep it pleasant, and the bill comes later',
    ],
    8: [
      'you want to share everything or keep it entirely apart',
      'love and trust are the same word for you, and money is in there too',
    ],
    9: [
      'you fall for people from somewhere else, or with something to teach you',
      'you love well on a trip, and you like someone with opinions',
    ],
    10: [
      'people at work like you, and it does your career more good than you admit',
      'you care how you are seen together, and you fall for people who are good at what they do',
    ],
    11: [
      'you fall in love with friends, and you keep friends from every period of your life',
      "you're the reason some of your friends know each other",
    ],
    12: [
      'you keep your feelings to yourself longer than is good for you',
      'you love someone for months before they hear about it',
    ],
  },
  mars: {
    1: [
      'you act on your own, and people feel a push when you walk in',
      'you go first, and waiting makes you rude',
    ],
    2: [
      'you work hard for what is yours, and you spend the way you fight',
      "you earn in bursts, and you'll argue over a bill on principle",
    ],
    3: [
      'you argue for sport, and you drive and type too fast',
      'you say the blunt thing in the meeting and regret only the timing',
    ],
    4: [
      'you are more of a fighter at home than anywhere else',
      'you have to be moving something at home: furniture, plans, people',
    ],
    5: [
      'you chase what you want openly, and you hate to lose even at cards',
      'you need a sport, a stage or a crush to burn it off',
    ],
    6: [
      'you work at a speed other people find tiring, and you get short when they dawdle',
      'you do the hard job first and expect the same of the team',
    ],
    7: [
      'you fall for people who push back, and your best fights are with the people closest to you',
      'you get going when someone stands across the table from you',
    ],
    8: [
      'you hold on in a fight over trust or money longer than anyone expects',
      "you go after what is hidden, and you don't scare easily",
    ],
    9: [
      "you'll go a long way for a principle, and you argue about it at dinner",
      'you need to travel hard or study hard, and being told what to believe makes you furious',
    ],
    10: [
      "you're ambitious and it shows, and you fight with bosses",
      'people know you as someone who gets it done',
    ],
    11: [
      'you push your friends along, and you get angry when they are casual about what they owe',
      "you're the one in the group who says it's time to decide",
    ],
    12: [
      'you fight your battles out of sight, and your temper surprises even you',
      'you work best alone, at odd hours, with nobody watching',
    ],
  },
  jupiter: {
    1: [
      'people find you encouraging, and you take up more room than you think',
      'you walk in expecting a good time, and it tends to come along',
    ],
    2: [
      "money comes and goes in large amounts, and you're generous with it",
      'you believe there will be more, and there mostly is',
    ],
    3: [
      'you know somebody everywhere, and you talk people into things',
      'you learn by chatting, and you promise more in a message than a week can hold',
    ],
    4: [
      'your home has room for one more, and family is where your luck starts',
      'you want a big place, or at least a big table',
    ],
    5: [
      "you're lucky when you play, and you overdo a good thing",
      "you're good with kids, crowds and long shots",
    ],
    6: [
      'work finds you, too much of it, and you say yes',
      "you're the cheerful one at work, and you take on three jobs at a time",
    ],
    7: [
      'other people are where your luck comes from, and you pick generous ones',
      'you expect a lot of the people you pair up with',
    ],
    8: [
      'people trust you with things, money among them',
      'you come out of a hard spell with more than you took in',
    ],
    9: [
      'you do well abroad, in class and anywhere you are new',
      'you have strong beliefs, and you like an audience for them',
    ],
    10: [
      'your work looks a size larger to your boss than it does to you',
      'doors open at work because someone above you likes you',
    ],
    11: [
      'your luck comes through friends, and you have more of them than you can call back',
      'you think big in company, and groups put you in charge of hope',
    ],
    12: [
      'help turns up at the last minute, and you never quite know from where',
      "you're at your most generous when nobody finds out",
    ],
  },
  saturn: {
    1: [
      'you seem older and more serious than you are, and you hate to look silly',
      'people take you seriously before they take to you',
    ],
    2: [
      "you count your own money, and you'd rather go without than owe",
      'you never feel you have quite enough, so you have more than you think',
    ],
    3: [
      'you weigh your words, and you say less than you know',
      'you may have been careful early about what you said out loud, and you are precise',
    ],
    4: [
      'you carry the household, whether or not it was your turn',
      'home is where you feel responsible, so you rest badly there',
    ],
    5: [
      'you find it hard to play until the work is done, and it never is',
      'you take your own talent so seriously that you hide it',
    ],
    6: [
      "you're the one who does the job properly, and it's hard for you to stop",
      'you work through a cold and call it nothing',
    ],
    7: [
      'you commit late and keep your word, and you choose people who are serious',
      'you test a partnership before you lean on it',
    ],
    8: [
      "you're slow to share money, passwords or secrets",
      'you keep an account of what is owed, on both sides',
    ],
    9: [
      'you doubt what you were taught until you have checked it',
      'you travel with a plan, and you study for a purpose',
    ],
    10: [
      'you feel the weight of your job title, and you rise slowly and stay',
      'you want to be respected more than liked, and you work as if graded',
    ],
    11: [
      "you have few friends and long friendships, and you're the one who does the organizing",
      'you keep a bit apart in any group, and they end up relying on you',
    ],
    12: [
      'you worry in private about things you handle well in public',
      'you hold yourself to rules nobody has ever heard you mention',
    ],
  },
  uranus: {
    1: [
      "people never know quite what you'll do, and neither do you",
      "you can't stand being told who you are",
    ],
    2: [
      "your income does as it likes, and you'd rather be free than paid",
      'you have odd ideas about money and some of them work',
    ],
    3: [
      'you say the thing nobody else was thinking',
      'your mind jumps, and people catch up a day later',
    ],
    4: [
      "you may have moved more than most, and you don't live like the neighbors",
      'you need to be able to rearrange your life at home on short notice',
    ],
    5: [
      "you fall for the unusual ones, and you can't be bored into staying",
      'your ideas for fun need explaining',
    ],
    6: [
      "you can't work by somebody else's schedule for long",
      'you find a new way to do the routine, and then you want a new routine',
    ],
    7: [
      'you want a partner and a way out, and you are honest about both',
      "you're drawn to people who don't fit, and things begin and end fast",
    ],
    8: [
      'you end things cleanly and all at once',
      "you don't like owing or being owed, so you cut ties others would keep",
    ],
    9: [
      'you question what you were taught and make up something better',
      'your travel plans change, and the change is the good part',
    ],
    10: [
      "you change direction in public, and you can't keep a boss who hovers",
      'your career makes sense only backward',
    ],
    11: [
      "your friends don't know each other and wouldn't get along",
      'you join a group, improve it and leave',
    ],
    12: [
      'your best ideas come at night, out of nowhere',
      "you keep your rebellion private until the day you don't",
    ],
  },
  neptune: {
    1: [
      'people see in you what they hope for, which is flattering and tiring',
      'you change a little with the people in the room',
    ],
    2: [
      "you're vague about money, and you give it away or lose track of it",
      "you'd rather not know the balance",
    ],
    3: [
      "you hear what people don't say, and you lose the thread of what they do",
      "you talk in pictures, and directions aren't your strength",
    ],
    4: [
      "you're homesick for a place you may not have lived in",
      'home has to be peaceful, and you take in the mood of the people who share it',
    ],
    5: [
      'you fall for a story, and you can make one up that other people believe',
      "you're gifted at make-believe of some kind: music, film, play",
    ],
    6: [
      "you soak up the mood at work and come home tired from other people's days",
      'you do your best work when it helps someone, and paperwork evaporates around you',
    ],
    7: [
      "you love people for who they could be, and you're slow to see who they are",
      'you want a soulmate, and you forgive a good deal while waiting for one',
    ],
    8: [
      "you trust too much or can't say why you don't",
      'you feel what is going on between people without being told',
    ],
    9: [
      'you long for far places, and you believe more than you can prove',
      'you would follow an idea a long way if it were beautiful',
    ],
    10: [
      "people aren't sure what you do for a living, and some days neither are you",
      'you want work with some soul in it, and a mere career leaves you cold',
    ],
    11: [
      'you believe in your friends more than they do',
      'you get lost in a group and come home not knowing what you think',
    ],
    12: [
      'you need to disappear regularly, and you come back better',
      'your imagination is busiest when you are alone, and you seldom show it',
    ],
  },
  pluto: {
    1: [
      'people feel they are being read, and they are',
      'you do nothing lightly, and it shows in how you walk into a room',
    ],
    2: [
      'you hold on hard to what is yours, and in your head you have started from nothing more than once',
      "money means safety to you, so you don't discuss it",
    ],
    3: [
      'you hear the silence in a conversation and go straight to it',
      "you don't do small talk, and one sentence of yours can change a meeting",
    ],
    4: [
      "you know what your family doesn't talk about",
      'home is where you insist on being in charge of your own life',
    ],
    5: [
      "you play to win or you don't play",
      'you love the way other people gamble, all of it on one number',
    ],
    6: [
      "you can't leave a job half done, and you can't leave it at work either",
      'you see where the power is in any office within a week',
    ],
    7: [
      'you want complete honesty from the one you are closest to, and you give it',
      'you pick powerful people and then argue about who decides',
    ],
    8: [
      "you're not afraid of the subjects other people avoid",
      "you'd rather know than be comfortable, about money as well",
    ],
    9: [
      'you doubt what everyone believes, and you believe what you have tested',
      'you change your whole outlook about once a decade',
    ],
    10: [
      'you notice who really decides at work, and you mean to be one of them',
      "you don't take orders well from someone you have seen through",
    ],
    11: [
      'you know what a group will decide before it has met',
      'a friend who lets you down once has to work for years to get back in',
    ],
    12: [
      "you're stronger than you let anyone see",
      'you go through your worst days alone, and people only notice that you came back changed',
    ],
  },
  chiron: {
    1: [
      "you're unsure how you come across, so you put other people at ease",
      'you help people who feel out of place, because you know the feeling',
    ],
    2: [
      "you're unsure what you are worth, and very good at telling others what they are",
      'you undercharge, and you tell your friends not to',
    ],
    3: [
      'you worry about sounding stupid, and you explain things better than most',
      'you listen to people nobody lets finish',
    ],
    4: [
      'you may not have felt quite at home somewhere, and you make homes for other people',
      "you host well because you know what it's to be left out",
    ],
    5: [
      "you're shy about what you make, and good at praising what others make",
      'you find it hard to play, and kids like you anyway',
    ],
    6: ["you doubt your own work and fix everybody else's", 'you know a lot about coping'],
    7: [
      'you worry that you are too much or too little for someone, and you give very good advice on love',
      "you patch up other people's quarrels",
    ],
    8: [
      'you have trouble trusting, and people trust you',
      'you sit well with people in trouble, without fixing it',
    ],
    9: [
      "you take other people's doubts seriously, because you know your own",
      'you feel undereducated next to people who know less than you',
    ],
    10: [
      'you doubt your standing, and you promote others well',
      'you never feel quite qualified, and you train the people who are',
    ],
    11: [
      "you feel slightly outside any group, so you're the one who talks to the new person",
      "you know how it's to be picked last, and nobody on your team is",
    ],
    12: [
      "there may be something you don't talk about, and it makes you kind",
      'you understand people who have withdrawn',
    ],
  },
  true_node: {
    1: [
      'you grow when you act for yourself without taking a vote first',
      'you get further when you say "I want" out loud',
    ],
    2: [
      'you grow by earning your own money and keeping some',
      'you get further by building something slowly that belongs to you',
    ],
    3: [
      'you grow by asking the nearest person, not the greatest expert',
      'you get further with small questions than with large beliefs',
    ],
    4: [
      'you grow by coming home on time and letting people in there',
      'you get further when you care less about how it looks from outside',
    ],
    5: [
      'you grow by making something with your own name on it',
      'you get further when you do it for the fun of it',
    ],
    6: [
      'you grow through small habits, kept',
      'you get further with a schedule than with a vision',
    ],
    7: [
      'you grow by letting one other person matter',
      'you get further when you ask what the other one needs, and mean it',
    ],
    8: [
      "you grow by sharing what you'd rather keep in your own hands",
      'you get further when you let somebody in on the numbers and the fears',
    ],
    9: [
      'you grow by going and seeing for yourself',
      'you get further when you settle on what you believe and stop collecting opinions',
    ],
    10: [
      'you grow by taking responsibility where people can see it',
      'you get further when you take the job with your name on it',
    ],
    11: [
      'you grow by working for something larger than your own applause',
      'you get further with friends than with fans',
    ],
    12: ['you grow by leaving some things unfixed', 'you get further when you make room for quiet'],
  },
}
